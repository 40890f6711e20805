import {
  createContext,
  startTransition,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { StoreApi } from 'zustand';
import { soon } from '../board/soon.ts';
import { useLatest } from '../board/useLatest.ts';

const LaterContext = createContext(false);

/** What is below this is drawn a moment after the board: lists, cards and words, which nobody waits for. */
export function Later({ children }: { readonly children: ReactNode }) {
  return <LaterContext value>{children}</LaterContext>;
}

/** What is drawn at once even below `Later`. */
export function AtOnce({ children }: { readonly children: ReactNode }) {
  return <LaterContext value={false}>{children}</LaterContext>;
}

/** A part of the state of a store: at once, or below `Later` as soon as the page has time for it. */
export function usePart<State, Part>(store: StoreApi<State>, part: (state: State) => Part): Part {
  const isLater = use(LaterContext);
  const atOnce = useSyncExternalStore(isLater ? never : store.subscribe, () =>
    isLater ? NOT_ASKED : part(store.getState()),
  );
  const later = useLaterState(store, part, isLater);
  return atOnce === NOT_ASKED ? part(later) : atOnce;
}

const NOT_ASKED = Symbol('not asked');
const never = () => () => undefined;

/** The followers of each store below `Later`: a change of the store causes one request, not a hundred. */
const following = new WeakMap<object, Set<() => void>>();

/**
 * Makes a part of the page catch up with a store when a frame has been drawn after a change. Returns a function that
 * ends it.
 */
function follow<State>(store: StoreApi<State>, catchUp: () => void): () => void {
  const parts = following.get(store) ?? followed(store);
  parts.add(catchUp);
  return () => void parts.delete(catchUp);
}

function followed<State>(store: StoreApi<State>): Set<() => void> {
  const parts = new Set<() => void>();
  const tell = (): void => {
    // all of them are drawn together; in one transition, React would warn of so many
    for (const catchUp of parts) startTransition(catchUp);
  };
  following.set(store, parts);
  store.subscribe(() => {
    if (parts.size > 0) soon(tell);
  });
  return parts;
}

/** The state, followed only when the part has changed, and not before what is urgent. */
function useLaterState<State>(
  store: StoreApi<State>,
  part: (state: State) => unknown,
  isFollowed: boolean,
): State {
  const [state, setState] = useState(() => store.getState());
  const latest = useLatest(part);
  const seen = useRef(state);
  useEffect(() => {
    if (!isFollowed) return;
    const catchUp = (): void => {
      const now = store.getState();
      if (now === seen.current || Object.is(latest.current(seen.current), latest.current(now))) return;
      seen.current = now;
      setState(() => now);
    };
    // a part that was hidden and is shown again has missed what happened meanwhile
    catchUp();
    return follow(store, catchUp);
  }, [store, isFollowed, latest]);
  return state;
}
