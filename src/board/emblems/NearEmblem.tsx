import { drawnLater } from '../drawnLater.tsx';
import { EmblemPath } from './EmblemPath.tsx';
import { emblemPaths } from './emblemPaths.ts';

/** The emblems of larger boards are loaded with the first such board. */
const FarEmblem = drawnLater<{ name: string }>(() => import('./FarEmblem.tsx'));

/** The beast of a drin, if it is one of Poron's six; else that of a larger board. */
export default function NearEmblem({ name }: { name: string }) {
  if (!Object.hasOwn(emblemPaths, name)) return <FarEmblem name={name} />;
  return <EmblemPath outline={emblemPaths[name]} />;
}
