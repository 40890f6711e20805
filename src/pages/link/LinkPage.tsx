import { useEffect, useState } from 'react';
import type { LinkError } from '../../game/link/index.ts';
import { text } from '../../text/passing.ts';
import { idErrorText } from '../../text/faults/idErrors.ts';
import { useAddress } from '../address.ts';
import { LINKED } from '../cabinet/linkAddress.ts';
import { useNavigation } from '../navigation.ts';
import { useOpenReview } from '../share/reviewed.ts';

const pause = async (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

const problemText = (problem: LinkError): string =>
  problem.code === 'game-id'
    ? text('link.game-id', { why: idErrorText(problem.error) })
    : text(`link.${problem.code}`);

/** Whether a link that holds no game of Jikaida holds one of the cabinet. */
const isOfCabinet = async (code: string): Promise<boolean> =>
  (await import('../../game/cabinet/index.ts')).openCabinetLink(code).ok;

/** Opens the game in the address, `#/g/<code>`, in the review, or says what is wrong with the link. */
export function LinkPage() {
  const path = useAddress();
  const [problem, setProblem] = useState<LinkError | 'not-loaded' | null>(null);
  const openReview = useOpenReview();
  const { readdress } = useNavigation();
  useEffect(() => {
    let isHere = true;
    const open = async (): Promise<void> => {
      const { parseLinkInSlices } = await import('../../game/link/index.ts');
      const code = path.replace(/^\/g\/?/, '');
      const read = await parseLinkInSlices(code, {
        now: () => performance.now(),
        pause,
      });
      if (!isHere) return;
      if (read.ok) {
        await openReview(read.value, true);
        return;
      }
      const isCabinets = await isOfCabinet(code);
      if (!isHere) return;
      if (isCabinets) readdress('/cabinet', `${LINKED}/${code}`);
      else setProblem(read.error);
    };
    open().catch(() => isHere && setProblem('not-loaded'));
    return () => {
      isHere = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a link is read once, when it is opened
  }, [path]);
  if (problem === null) return <output className="loading">{text('page.loading')}</output>;
  return (
    <>
      <p role="alert">{problem === 'not-loaded' ? text('page.not-loaded') : problemText(problem)}</p>
      <p className="help">{text('link.help')}</p>
    </>
  );
}
