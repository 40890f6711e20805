import stikitche from './stikitche.bin?url';

/** A tablebase as the site has it: its address, and how many bytes are loaded. */
export interface TablebaseFile {
  readonly address: string;
  readonly size: number;
}

/** The tablebases there are, by the id of their game: docs/stikitche.md. */
export const TABLEBASES: Readonly<Record<string, TablebaseFile>> = {
  stikitche: { address: stikitche, size: 1_106_942 },
};
