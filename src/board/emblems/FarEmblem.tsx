import { EmblemPath } from './EmblemPath.tsx';
import { farEmblemPaths } from './farEmblemPaths.ts';

/** The beast of a drin that only larger boards have. */
export default function FarEmblem({ name }: { name: string }) {
  return <EmblemPath outline={Object.hasOwn(farEmblemPaths, name) ? farEmblemPaths[name] : undefined} />;
}
