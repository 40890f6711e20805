import { memo } from 'react';
import { emblemPaths } from './emblemPaths.ts';

const emblemId = (name: string) => `emblem-${name.toLowerCase()}`;

/** The emblems as hidden symbols; render once above the first `DrinEmblem`. */
export const DrinEmblemSprites = memo(function DrinEmblemSprites() {
  return (
    <svg className="sprites" aria-hidden="true" width={0} height={0} style={{ position: 'absolute' }}>
      {Object.entries(emblemPaths).map(([name, outline]) => (
        <symbol key={name} id={emblemId(name)} viewBox="0 0 120 120">
          <path d={outline} fill="currentColor" fillRule="evenodd" />
        </symbol>
      ))}
    </svg>
  );
});

/** The beast of a drin in the current colour; a name that the rules do not know shows nothing. */
export const DrinEmblem = memo(function DrinEmblem({ name }: { name: string }) {
  if (!Object.hasOwn(emblemPaths, name)) return null;
  return (
    <svg className="drin-emblem" aria-hidden="true" viewBox="0 0 120 120">
      <use href={`#${emblemId(name)}`} />
    </svg>
  );
});
