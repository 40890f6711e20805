import stikitche from './stikitche.bin?url';

/** A tablebase on the site: its address, and how many bytes are downloaded. */
export interface TablebaseFile {
  readonly address: string;
  readonly size: number;
}

/** The existing tablebases, by the id of their game: docs/stikitche.md. */
export const TABLEBASES: Readonly<Record<string, TablebaseFile>> = {
  stikitche: { address: stikitche, size: 1_106_942 },
};
