/** A source that delivers its pieces one by one, on demand. */
export interface Pull<Piece> {
  /** The next piece; null after the last, and once the source is closed. Rejects if the source fails. */
  readonly next: () => Promise<Piece | null>;
  /** Closes it at once, even in the middle of a piece. */
  readonly close: () => void;
}

/** What is sent to a worker that makes pieces: the request at first, then a message for each further piece. */
export type PullMessage<Request> =
  { readonly type: 'begin'; readonly request: Request } | { readonly type: 'next' };

/** Pieces made on the page itself, leaving time for everything else between them. Each piece may be asynchronous. */
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
        () => {}, // by now the caller that asked for the piece has received it
      );
    },
  };
}

/** What the promise of a requested piece is settled with. */
interface Asked<Piece> {
  readonly resolve: (piece: Piece | null) => void;
  readonly reject: (error: Error) => void;
}

/** Pieces made by a worker that runs `servePull`, so that the page goes on undisturbed. */
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
