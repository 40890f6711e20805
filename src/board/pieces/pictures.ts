import { KIND_NAMES, SIDES } from '../../engine/index.ts';
import { figureMarkup, tileMarkup, type PieceColours } from './markup.ts';
import { PIECE_TOKENS } from './tokens.ts';

/*
 * The pieces on a board are pictures in the background of plain elements: the browser draws hundreds of them as one
 * layer, while separate drawings would each have to be placed. A picture knows nothing of the page that shows it, so
 * its colours are written into it.
 */

const TOKENS = Object.entries(PIECE_TOKENS);
const OBSERVED = ['data-theme', 'data-board'];

let sheet: CSSStyleSheet | null = null;
let drawnWith = '';

/**
 * Draws the pictures in the colours of the page, and again whenever these change; to be called once, before the first
 * picture is shown.
 */
export function drawPictures(): void {
  if (sheet !== null) return;
  const root = document.documentElement;
  sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  new MutationObserver(() => drawIn(root)).observe(root, { attributeFilter: OBSERVED });
  drawIn(root);
}

function drawIn(root: HTMLElement): void {
  const styles = getComputedStyle(root);
  const valueOf = (token: string): string => styles.getPropertyValue(token).trim();
  const colours = Object.fromEntries(TOKENS.map(([name, token]) => [name, valueOf(token)]));
  const line = Number.parseFloat(valueOf('--piece-line-width')) || undefined;
  const wanted = JSON.stringify([colours, line]);
  if (wanted === drawnWith) return;
  drawnWith = wanted;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the tokens are listed by these names
  sheet?.replaceSync(rules(colours as unknown as PieceColours, line));
}

const rules = (colours: PieceColours, line: number | undefined): string =>
  SIDES.map((side) => {
    const figures = KIND_NAMES.map((kind) =>
      rule(`.picture.${kind}.${side}`, figureMarkup(kind, side, colours, line)),
    );
    return rule(`.picture.tile.${side}`, tileMarkup(side, colours, line)) + figures.join('');
  }).join('');

const rule = (selector: string, markup: string): string =>
  `${selector}{background-image:url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${markup}</svg>`,
  )}")}`;
