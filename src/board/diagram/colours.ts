import { PIECE_TOKENS } from '../pieces/tokens.ts';

/** The colours of a diagram by the names of their design tokens. */
const DIAGRAM_TOKENS = {
  ...PIECE_TOKENS,
  edge: '--board-edge',
  front: '--front',
  coordinate: '--coordinate',
  paper: '--surface-0',
  emblem: '--emblem',
  name: '--drin-name',
  squareYellow: '--square-yellow',
  squareBlue: '--square-blue',
  last: '--last-move',
  river: '--river',
  wood: '--wood',
  hill: '--hill',
  drawnGreen: '--drawn-green',
  drawnRed: '--drawn-red',
  drawnYellow: '--drawn-yellow',
  drawnBlue: '--drawn-blue',
  drawnHalo: '--drawn-halo',
  drawnYellowHalo: '--drawn-yellow-halo',
} as const;
export type DiagramColours = Readonly<Record<keyof typeof DIAGRAM_TOKENS, string>>;

/** Black on white, for paper; drawings are distinguished by their dashes and outlines. */
export const PRINT_COLOURS: DiagramColours = {
  edge: '#000000',
  front: '#000000',
  coordinate: '#000000',
  paper: '#ffffff',
  emblem: 'none',
  name: '#6b6b6b',
  squareYellow: '#ffffff',
  squareBlue: '#dcdcdc',
  last: '#bdbdbd',
  river: '#6b6b6b',
  wood: '#6b6b6b',
  hill: '#6b6b6b',
  armyYellow: '#ffffff',
  armyYellowShade: '#ffffff',
  armyYellowLine: '#000000',
  armyYellowDetail: '#000000',
  armyYellowStar: '#ffffff',
  armyBlue: '#4a4a4a',
  armyBlueShade: '#333333',
  armyBlueLine: '#000000',
  armyBlueDetail: '#ffffff',
  armyBlueStar: '#ffffff',
  sunRed: '#8a8a8a',
  sunGreen: '#c9c9c9',
  drawnGreen: '#000000',
  drawnRed: '#000000',
  drawnYellow: '#000000',
  drawnBlue: '#000000',
  drawnHalo: '#ffffff',
  drawnYellowHalo: '#ffffff',
};

/** The colours that an element has by its design tokens, as in the light theme. */
export function coloursOf(element: HTMLElement): DiagramColours {
  const probe = document.createElement('span');
  probe.style.colorScheme = 'light';
  element.append(probe);
  const entries = Object.entries(DIAGRAM_TOKENS).map(([name, token]) => {
    probe.style.color = `var(${token})`;
    return [name, getComputedStyle(probe).color] as const;
  });
  probe.remove();
  return { ...PRINT_COLOURS, ...Object.fromEntries(entries) };
}
