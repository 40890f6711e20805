/** What the worker is asked to read. */
export interface ReaderRequest {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly isSample: boolean;
}
