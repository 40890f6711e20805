/** Something that comes piece by piece, each when it is asked for. */
export interface Pull<Piece> {
  /** The next piece; null after the last, and once it is closed. Rejects if whatever makes the pieces breaks off. */
  readonly next: () => Promise<Piece | null>;
  /** Ends it at once, also in the middle of a piece. */
  readonly close: () => void;
}

/** What a worker that makes pieces is sent: what to begin with, then a word for each further piece. */
export type PullMessage<Request> =
  { readonly type: 'begin'; readonly request: Request } | { readonly type: 'next' };

/** Pieces made on the page itself, with room for everything else between them. They may have to be waited for. */
export function pullHere<Piece>(pieces: Generator<Piece> | Promise<Generator<Piece>>): Pull<Piece> {
  let isClosed = false;
  return {
    next: async () => {
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
      const made = await pieces;
      if (isClosed) return null;
      const step = made.next();
      return step.done === true ? null : step.value;
    },
    close: () => {
      isClosed = true;
      void Promise.resolve(pieces).then(
        (made) => made.return(undefined),
        () => {}, // whoever asked for a piece has heard of it
      );
    },
  };
}

/** What a piece that was asked for is waited with. */
interface Asked<Piece> {
  readonly resolve: (piece: Piece | null) => void;
  readonly reject: (error: Error) => void;
}

/** Pieces made by a worker that runs `servePull`, so that the page goes on as if nothing were. */
export function pullFrom<Piece>(
  worker: Worker,
  request: unknown,
  transfer: Transferable[] = [],
): Pull<Piece> {
  let message: PullMessage<unknown> = { type: 'begin', request };
  let isClosed = false;
  let asked: Asked<Piece> | null = null;
  const breakOff = (): void => asked?.reject(new Error('the worker that reads has stopped'));
  worker.addEventListener('message', ({ data }: MessageEvent<Piece | null>) => asked?.resolve(data));
  worker.addEventListener('error', breakOff);
  worker.addEventListener('messageerror', breakOff);
  return {
    next: async () => {
      if (isClosed) return null;
      return new Promise((resolve, reject) => {
        asked = { resolve, reject };
        worker.postMessage(message, message.type === 'begin' ? transfer : []);
        message = { type: 'next' };
      });
    },
    close: () => {
      isClosed = true;
      worker.terminate();
      asked?.resolve(null);
    },
  };
}
