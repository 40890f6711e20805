/** What the worker is asked: to begin with a file, or to go on. */
export type ReaderRequest =
  | { readonly type: 'begin'; readonly bytes: Uint8Array<ArrayBuffer>; readonly isSample: boolean }
  | { readonly type: 'next' };
