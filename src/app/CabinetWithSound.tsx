import { CabinetPage } from '../pages/cabinet/CabinetPage.tsx';
import type { HearCabinet } from '../pages/cabinet/hear.ts';

/** The sounds come with the first table: the shelf is silent. */
const hear: HearCabinet = (stores) => {
  let end: (() => void) | null = null;
  let isLeft = false;
  const begin = async (): Promise<void> => {
    const { hearHere } = await import('./cabinetPlayer.ts');
    if (!isLeft) end = hearHere(stores);
  };
  // without its sounds a table is played in silence
  begin().catch(() => {});
  return () => {
    isLeft = true;
    end?.();
  };
};

/** The cabinet, with the sounds of its tables. */
export const CabinetWithSound = () => <CabinetPage hear={hear} />;
