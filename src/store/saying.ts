/** Words that are read aloud, or a function that finds them when their time has come. */
export type Words = string | (() => string);

/** Does what nobody waits for; the page does it once the picture of what happened has been drawn. */
export type Defer = (act: () => void) => void;

interface Saying {
  readonly announcement: string;
  /** Counts the announcements, so that the same words are read aloud twice if they come twice. */
  readonly said: number;
}

/** Changes of a state that has words read aloud. */
export type Spoken<State extends Saying> = Partial<Omit<State, 'announcement' | 'said'>> & {
  readonly announcement?: Words;
};

/** Makes changes at once, and has their words read aloud a little later. */
export function sayingLater<State extends Saying>(
  setState: (changes: Omit<Spoken<State>, 'announcement'> | Saying) => void,
  get: () => Saying,
  defer: Defer = (act) => act(),
): (changes: Spoken<State>) => void {
  return ({ announcement, ...changes }) => {
    setState(changes);
    if (announcement === undefined) return;
    defer(() =>
      setState({
        announcement: typeof announcement === 'string' ? announcement : announcement(),
        said: get().said + 1,
      }),
    );
  };
}
