import { createStore, type StoreApi } from 'zustand/vanilla';
import { otherRole, ROLES } from '../../game/apart/index.ts';
import { isLastGame, type Bytes, type Heads, type LiveTerms } from '../../game/live/index.ts';
import type { Time } from '../time.ts';
import { readLines, sealLine } from './chat.ts';
import { createClockWatch, type ClockWatch } from './clockWatch.ts';
import { createDeeds, type GameDeeds } from './deeds.ts';
import { createHereCount, type HereCount } from './hereCount.ts';
import { openLedger, type Ledger } from './ledger.ts';
import { createConnection, type Connection } from './connection.ts';
import type { LiveRoom, LiveState, Presence } from './liveState.ts';
import type { Draw, Member } from './member.ts';
import { createPost, type Post } from './post.ts';
import { allowance } from './rate.ts';
import type { OpenWire } from './wire.ts';

/** What a room needs of the page around it. */
export interface RoomNeeds {
  readonly open: OpenWire;
  /**
   * Stores what this browser has of the room, and its games; false if it cannot. It is first called with the room as it
   * was found.
   */
  readonly keep: (member: Member, state: LiveState) => Promise<boolean>;
  readonly time: Time;
  readonly draw: Draw;
}

/**
 * How many events of the other player may have no meaning before this player is told; some have none because they cross
 * others.
 */
const IDLE_UNTOLD = 8;

/** After how many milliseconds storing is tried again where it failed. */
const KEEP_AGAIN = 5_000;

/**
 * Signatures that are checked at once, and then per second: enough for a long match, and not enough to hold up a page.
 */
const CHECKS = { burst: 1_500, aSecond: 60 } as const;

const NOBODY: Presence = { isHere: false, since: null };

/** How much more a room accepts. */
function limitsOf(ledger: Ledger): Pick<LiveState, 'isLast' | 'full'> {
  const now = ledger.room()?.now ?? null;
  return { isLast: now !== null && (isLastGame(now) || !ledger.hasSpare()), full: ledger.full() };
}

function firstState(ledger: Ledger, clock: ClockWatch): LiveState {
  const member = ledger.member();
  const room = ledger.room();
  clock.follow(room?.now ?? null, room?.terms ?? null, ledger.role(), false);
  return {
    role: ledger.role(),
    room,
    isConnected: false,
    presence: { host: NOBODY, guest: NOBODY },
    hasAccepted: ledger.hasAccepted(),
    isTooLate: false,
    isMoving: member.isMoving,
    since: clock.since(),
    spent: clock.spent(),
    ...limitsOf(ledger),
    chat: readLines(room, member, ledger.keys),
    wasDisturbed: false,
    wasLeft: false,
    isUnkept: false,
  };
}

/** Opens a room that this browser has stored, or comes to; `terms` for a host who opens it for the first time. */
export function openRoom(first: Member, terms: LiveTerms | null, needs: RoomNeeds): LiveRoom {
  const session = new Session(first, terms, needs);
  session.start();
  return session.room;
}

/** One browser in a room: what it has of it, its connection, its clock, and what the player sees of them. */
class Session {
  private readonly needs: RoomNeeds;
  private readonly ledger: Ledger;
  private readonly clock: ClockWatch;
  private readonly hereCount: HereCount;
  private readonly state: StoreApi<LiveState>;
  private readonly connection: Connection;
  private readonly post: Post;
  private readonly deeds: GameDeeds;
  private refused = 0;
  /** When the room was last due to be stored, in the page's monotonic time. */
  private keptAt = 0;
  /** How many events of each player the other player had when last heard. */
  private othersHeads: Heads = { host: 0, guest: 0 };

  constructor(first: Member, terms: LiveTerms | null, needs: RoomNeeds) {
    this.needs = needs;
    const ledger = openLedger(first, terms, allowance(CHECKS.burst, CHECKS.aSecond, needs.time.steady));
    const clock = createClockWatch(needs.time, first);
    this.ledger = ledger;
    this.clock = clock;
    this.hereCount = createHereCount(needs.time);
    this.state = createStore<LiveState>()(() => firstState(ledger, clock));
    this.connection = this.newConnection();
    this.post = this.newPost();
    this.deeds = createDeeds({
      state: this.state,
      clock,
      seal: (words, room) => sealLine(words, room, ledger.member(), ledger.keys, needs.draw),
      hasHeard: () => this.othersHeads.host > 0,
      write: (body) => this.tell(ledger.write(body)),
    });
  }

  start(): void {
    void this.keep();
    void this.connection.open();
  }

  get room(): LiveRoom {
    const { state, deeds, connection } = this;
    return {
      ...deeds,
      state,
      now: this.needs.time.steady,
      grace: this.clock.grace,
      accept: (name) => void this.tell(this.ledger.accept(name)),
      tick: () => {
        connection.tick();
        deeds.watchFlags();
        if (state.getState().isUnkept && this.needs.time.steady() - this.keptAt >= KEEP_AGAIN)
          void this.keep();
      },
      check: connection.check,
      leave: () => {
        void this.keep();
        connection.close();
      },
    };
  }

  private newConnection(): Connection {
    const { time, open } = this.needs;
    return createConnection({
      open,
      id: this.ledger.member().id,
      time,
      state: this.state,
      onMessage: (lane, sealed) => {
        const { role } = this.ledger.member();
        if (role !== null && lane === otherRole(role)) this.hereCount.heard();
        this.clock.heard();
        this.post.receive(lane, sealed);
      },
      onConnected: (isConnected) => {
        this.clock.connected(isConnected);
        this.state.setState({ isConnected });
      },
      sayHere: (isLeaving) => {
        const count = this.hereCount.next(this.ledger.member().count, this.isBehind());
        this.ledger.become({ count });
        this.post.here(count, isLeaving);
      },
    });
  }

  /** Whether events are missing here that the other player has, as far as this browser knows. */
  private isBehind(): boolean {
    const { isMoving, role } = this.ledger.member();
    const log = this.ledger.log();
    return isMoving || (role !== null && ROLES.some((one) => log[one].length < this.othersHeads[one]));
  }

  private newPost(): Post {
    const { ledger, connection, needs, state } = this;
    return createPost({
      member: ledger.member,
      log: ledger.log,
      heads: ledger.heads,
      send: connection.send,
      draw: needs.draw,
      now: needs.time.steady,
      isOtherHere: () => {
        const { role } = ledger.member();
        return role !== null && state.getState().presence[otherRole(role)].isHere;
      },
      onEvents: (events) => this.came(events),
      onBehind: connection.here,
      onHere: (role, { isLeaving, heads }, isOwn) => {
        if (isOwn) connection.echo();
        else if (role !== ledger.member().role) {
          this.othersHeads = heads;
          connection.heard(role, isLeaving);
        }
        if (!ledger.hear(role, heads)) return;
        state.setState({ isMoving: false });
        void this.keep();
      },
    });
  }

  /** Events have arrived. */
  private came(events: readonly Bytes[]): void {
    const { isNew, refused, isSettled, isOwnLeft } = this.ledger.add(events);
    // what was refused before belonged to the game after all
    this.refused = isSettled ? 0 : this.refused + refused;
    if (isSettled) this.state.setState({ wasDisturbed: false });
    if (isOwnLeft) this.state.setState({ wasLeft: true });
    if (isNew) this.changed(true);
    else if (refused > 0) this.state.setState({ wasDisturbed: true });
  }

  /** Sends what has been written here; does nothing, and returns false, if nothing was. */
  private tell(written: Bytes | null): boolean {
    if (written === null) return false;
    this.post.events([written]);
    this.changed(false);
    return true;
  }

  /** Something has been added to the log, by the other player or by this one. */
  private changed(isOthers: boolean): void {
    const { ledger, clock, state } = this;
    const before = state.getState();
    const begun = ledger.begin();
    if (begun.length > 0) this.post.events(begun);
    const [room, role] = [ledger.room(), ledger.role()];
    const count = clock.follow(room?.now ?? null, room?.terms ?? null, role, isOthers);
    const isTooLate = ledger.member().role === 'guest' && role === null && !ledger.hasAccepted();
    if (isTooLate) ledger.become({ role: null });
    const isIdle = role !== null && room !== null && room.idle[otherRole(role)] > IDLE_UNTOLD;
    state.setState({
      role,
      room,
      hasAccepted: ledger.hasAccepted(),
      isTooLate: isTooLate || before.isTooLate,
      isMoving: ledger.member().isMoving,
      since: clock.since(),
      spent: clock.spent(),
      ...limitsOf(ledger),
      chat: readLines(room, ledger.member(), ledger.keys),
      wasDisturbed: before.wasDisturbed || isIdle || this.refused > 0,
    });
    void this.keep();
    if (role !== null && before.role !== role && before.isConnected) this.connection.here();
    if (count !== null) this.deeds.count(count);
  }

  private async keep(): Promise<void> {
    const { ledger, clock, state } = this;
    this.keptAt = this.needs.time.steady();
    const member = ledger.become({ begun: clock.begun(), used: clock.used() });
    const isKept = await this.needs.keep(member, state.getState());
    if (state.getState().isUnkept === isKept) state.setState({ isUnkept: !isKept });
  }
}
