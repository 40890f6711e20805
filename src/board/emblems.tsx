import { lazy, memo, Suspense } from 'react';
import { EmblemPath } from './EmblemPath.tsx';
import { emblemPaths } from './emblemPaths.ts';

/** The emblems of larger boards are loaded with the first of them. */
const FarEmblem = lazy(() => import('./FarEmblem.tsx'));

/** The beast of a drin in the current colour; a name that the rules do not know shows nothing. */
export const DrinEmblem = memo(function DrinEmblem({ name }: { name: string }) {
  if (Object.hasOwn(emblemPaths, name)) return <EmblemPath outline={emblemPaths[name]} />;
  return (
    <Suspense>
      <FarEmblem name={name} />
    </Suspense>
  );
});
