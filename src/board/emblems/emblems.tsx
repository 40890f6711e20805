import { drawnLater } from '../drawnLater.tsx';

/** The beast of a drin in the current colour; a name that the rules do not know shows nothing. */
export const DrinEmblem = drawnLater<{ name: string }>(() => import('./NearEmblem.tsx'));
