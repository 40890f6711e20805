/** Columns and rows of squares as they lie on the screen. */
export type Squares = readonly [across: number, down: number];

const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
const near = (a: number, b: number): boolean => Math.abs(a - b) < 1.5;
const fontSize = (element: Element): number => Number.parseFloat(getComputedStyle(element).fontSize);

const within = (inner: DOMRect, outer: DOMRect): boolean =>
  inner.left >= outer.left - 1 &&
  inner.right <= outer.right + 1 &&
  inner.top >= outer.top - 1 &&
  inner.bottom <= outer.bottom + 1;

function writtenBox(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

/** The complaint about a thing that is not as it should be; nothing if it is. */
const fault = (what: string, ...fine: readonly boolean[]): string[] => (fine.includes(false) ? [what] : []);

/**
 * What is wrong with the board on the page, in words: where squares, pieces, coordinates, fronts and names lie, and
 * whether they can be read.
 */
export function faultsOf(squares: Squares): string[] {
  const field = boxOf(all('.squares')[0] ?? document.body);
  const cell = field.width / squares[0];
  return [
    ...fault('the squares are square', near(field.height / squares[1], cell)),
    ...squareFaults(squares, field, cell),
    ...coordinateFaults('across', squares[0], cell, ({ left, width }) => left + width / 2 - field.left),
    ...coordinateFaults('down', squares[1], cell, ({ top, height }) => top + height / 2 - field.top),
    ...frontFaults('upright', squares[0], field, cell),
    ...frontFaults('level', squares[1], field, cell),
    ...nameFaults(cell),
  ];
}

function squareFaults([across]: Squares, field: DOMRect, cell: number): string[] {
  const figurines = new Map(all('.figurine').map((figurine) => [figurine.getAttribute('data-at'), figurine]));
  return all('[role="gridcell"]').flatMap((square, index) => {
    const box = boxOf(square);
    const piece = figurines.get(square.getAttribute('data-square'));
    return fault(
      `square ${index} and its piece`,
      near(box.left, field.left + (index % across) * cell),
      near(box.top, field.top + Math.floor(index / across) * cell),
      piece === undefined || within(boxOf(piece), box),
    );
  });
}

/** Each stands beside the middle of its file or rank, within its width, and large enough to be read. */
function coordinateFaults(
  edge: 'across' | 'down',
  count: number,
  cell: number,
  middle: (box: DOMRect) => number,
): string[] {
  const labels = all(`.edge.${edge}:not(.opposite) span`);
  return [
    ...fault(`as many coordinates ${edge} as squares`, labels.length === count),
    ...labels.flatMap((label, index) =>
      fault(
        `coordinate ${index} ${edge}, ${label.textContent}`,
        Math.abs(middle(writtenBox(label)) - (index + 0.5) * cell) < cell / 4,
        writtenBox(label).width <= cell,
        fontSize(label) >= 8,
      ),
    ),
  ];
}

/** One after every sixth square, from edge to edge, and heavier than any other line. */
function frontFaults(way: 'upright' | 'level', count: number, field: DOMRect, cell: number): string[] {
  const fronts = all(`.front.${way}`).map(boxOf);
  return [
    ...fault(`as many fronts ${way} as drins less one`, fronts.length === count / 6 - 1),
    ...fronts.flatMap((front, index) => {
      const [at, length, whole] =
        way === 'upright'
          ? [front.left + front.width / 2 - field.left, front.height, field.height]
          : [front.top + front.height / 2 - field.top, front.width, field.width];
      return fault(
        `front ${way} ${index}`,
        near(at, (index + 1) * 6 * cell),
        near(length, whole),
        Math.min(front.width, front.height) >= 2,
      );
    }),
  ];
}

/** Each stands on one line within its drin, at least half as large as a square. */
function nameFaults(cell: number): string[] {
  const unnamed = all('.drin').filter((drin) => drin.querySelector('.drin-name') === null);
  const faults = all('.drin-name').flatMap((name) => {
    const drin = name.closest('.drin');
    return fault(
      `the name ${name.textContent}`,
      drin !== null && within(writtenBox(name), boxOf(drin)),
      writtenBox(name).height < 1.5 * fontSize(name),
      fontSize(name) >= cell / 2,
    );
  });
  return [...fault('each drin has its name', unnamed.length === 0), ...faults];
}
