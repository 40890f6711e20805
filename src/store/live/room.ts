import { createStore } from 'zustand/vanilla';
import type { Move } from '../../engine/index.ts';
import { otherRole, ROLES, type Role } from '../../game/apart/index.ts';
import { endingOf } from '../../game/endings.ts';
import { currentPosition, playMove, turnsMade } from '../../game/game.ts';
import {
  acceptance,
  addEvents,
  beginning,
  emptyLog,
  foldRoom,
  isSame,
  isTimed,
  keyOf,
  leftFor,
  LIVE_LIMITS,
  mayClaim,
  mayOffer,
  moverOf,
  orderOf,
  placeOf,
  playerKeys,
  withOwn,
  type Body,
  type Bytes,
  type LiveGame,
  type LiveTerms,
  type Log,
} from '../../game/live/index.ts';
import type { Time } from '../time.ts';
import { createClockWatch, type ClockWatch } from './clockWatch.ts';
import { readLines, sealLine } from './chat.ts';
import type { LiveRoom, LiveState, Presence } from './liveState.ts';
import type { Draw, Member } from './member.ts';
import { createPost, type Post } from './post.ts';
import type { OpenWire, Wire } from './wire.ts';

/** What a room needs of the page around it. */
export interface RoomNeeds {
  readonly open: OpenWire;
  /** Keeps what this browser has of the room; false where it cannot. */
  readonly keep: (member: Member) => Promise<boolean>;
  readonly time: Time;
  readonly draw: Draw;
}

/** Milliseconds between two words of being here, and after how many a player who says nothing is away. */
const HERE_EVERY = 5_000;
const AWAY_AFTER = 12_000;
/** After how many milliseconds without the echo of an own word the line is opened anew. */
const LINE_LOST_AFTER = 15_000;
/** How many events of the other may mean nothing, as some do that meet others, before the player is told. */
const IDLE_UNTOLD = 8;

const NOBODY: Presence = { isHere: false, since: null };

/** Opens a room that this browser keeps, or comes to; `terms` for a host who opens it for the first time. */
export function openRoom(first: Member, terms: LiveTerms | null, needs: RoomNeeds): LiveRoom {
  const session = new Session(first, terms, needs);
  session.start();
  return session.room;
}

/** One browser in a room: the log, the line, and what the player sees of both. */
class Session {
  private member: Member;
  private log: Log;
  private readonly fold = foldRoom();
  private readonly keys;
  private readonly needs: RoomNeeds;
  private readonly post: Post;
  private readonly clock: ClockWatch;
  private wire: Wire | null = null;
  private isOpen = true;
  private lastHere = -Infinity;
  private lastEcho = 0;
  private refused = 0;
  private readonly store;

  constructor(first: Member, terms: LiveTerms | null, needs: RoomNeeds) {
    this.member = first;
    this.needs = needs;
    this.keys = playerKeys(first.seed);
    const known = addEvents(emptyLog(first.room, first.invitation), first.events).log;
    this.log = terms !== null && known.host.length === 0 ? this.opened(known, terms) : known;
    this.clock = createClockWatch(needs.time, first);
    const room = this.fold(orderOf(this.log));
    this.clock.follow(room?.now ?? null, room?.terms ?? null, this.ownRole(), false);
    this.store = createStore<LiveState>()(() => ({
      role: this.ownRole(),
      room,
      isConnected: false,
      presence: { host: NOBODY, guest: NOBODY },
      hasAccepted: first.role === 'guest' && this.log.guest.length === 0,
      isTooLate: false,
      isMoving: first.isMoving,
      since: this.clock.since(),
      chat: readLines(room, first, this.keys),
      wasDisturbed: false,
      isUnkept: false,
    }));
    this.post = createPost({
      member: () => this.member,
      log: () => this.log,
      send: (lane, sealed) => this.wire?.send(lane, sealed),
      draw: needs.draw,
      now: needs.time.steady,
      isOtherHere: () => {
        const { role } = this.member;
        return role !== null && this.store.getState().presence[otherRole(role)].isHere;
      },
      onEvents: (events) => this.add(events),
      onBehind: () => this.sayHere(),
      onHere: (role, here, isOwn) => {
        if (isOwn) this.lastEcho = this.now();
        else if (role !== this.member.role) this.heard(role, here.isLeaving);
        this.settleMove(role, here.heads);
      },
    });
  }

  start(): void {
    this.keep();
    void this.connect();
  }

  private readonly now = (): number => this.needs.time.steady();

  private opened(log: Log, terms: LiveTerms): Log {
    const { key, chatKey } = this.keys;
    return withOwn(log, this.keys, 'host', { is: 'hello', terms, key, chatKey }).log;
  }

  private async connect(): Promise<void> {
    try {
      const wire = await this.needs.open(this.member.id, {
        onMessage: (lane, sealed) => this.isOpen && this.post.receive(lane, sealed),
        onConnected: (isConnected) => this.connected(isConnected),
      });
      if (this.isOpen) this.wire = wire;
      else wire.close();
      if (this.store.getState().isConnected) this.sayHere();
    } catch {
      this.connected(false);
    }
  }

  private connected(isConnected: boolean): void {
    if (!this.isOpen || this.store.getState().isConnected === isConnected) return;
    this.clock.line(isConnected);
    this.lastEcho = this.now();
    this.store.setState({ isConnected });
    if (isConnected) this.sayHere();
  }

  private sayHere(isLeaving = false): void {
    this.lastHere = this.now();
    const count = Math.max(this.needs.time.wall(), this.member.count + 1);
    this.member = { ...this.member, count };
    this.post.here(count, isLeaving);
  }

  private heard(role: Role, isLeaving: boolean): void {
    const { presence } = this.store.getState();
    const isNew = !presence[role].isHere;
    this.store.setState({ presence: { ...presence, [role]: { isHere: !isLeaving, since: this.now() } } });
    // one who has just come is greeted, and an open page that may not tick answers so
    if (!isLeaving && (isNew || this.now() - this.lastHere >= HERE_EVERY)) this.sayHere();
  }

  /** Whoever has come from another device goes on as soon as the other player has shown how far the game is. */
  private settleMove(role: Role, heads: { host: number; guest: number }): void {
    const { role: own, isMoving } = this.member;
    if (!isMoving || own === null || role === own) return;
    if (this.log[own].length < heads[own] || this.log[own].length === 0) return;
    this.member = { ...this.member, isMoving: false };
    this.store.setState({ isMoving: false });
    this.keep();
  }

  /** Which player this browser really is: an acceptance counts once the host has begun with it. */
  private ownRole(): Role | null {
    const { role } = this.member;
    if (role !== 'guest') return role;
    const key = keyOf(this.log, 'guest');
    return key !== null && isSame(key, this.keys.key) ? role : null;
  }

  private add(events: readonly Bytes[]): void {
    const { log, refused } = addEvents(this.log, events);
    this.refused += refused;
    const isNew =
      log.host.length + log.guest.length + log.guests.length >
      this.log.host.length + this.log.guest.length + this.log.guests.length;
    this.log = log;
    if (isNew) this.changed(true);
    else if (refused > 0) this.store.setState({ wasDisturbed: true });
  }

  /** Something has been added to the log: by the other, or by this player. */
  private changed(isOthers: boolean): void {
    const { role: before } = this.store.getState();
    this.beginIfDue();
    const room = this.fold(orderOf(this.log));
    const role = this.ownRole();
    const others = role === null ? null : otherRole(role);
    const count = this.clock.follow(room?.now ?? null, room?.terms ?? null, role, isOthers);
    const isTooLate = this.member.role === 'guest' && this.log.guest.length > 0 && role === null;
    if (isTooLate) this.member = { ...this.member, role: null };
    const isIdle = others !== null && room !== null && room.idle[others] > IDLE_UNTOLD;
    const { wasDisturbed } = this.store.getState();
    this.store.setState({
      role,
      room,
      hasAccepted: this.member.role === 'guest' && this.log.guest.length === 0,
      isTooLate: isTooLate || this.store.getState().isTooLate,
      since: this.clock.since(),
      chat: readLines(room, this.member, this.keys),
      wasDisturbed: wasDisturbed || isIdle || this.refused > 0,
    });
    this.keep();
    if (role !== null && before !== role && this.store.getState().isConnected) this.sayHere();
    if (count !== null) this.deed((spot) => ({ is: 'count', ...spot, thought: count }));
  }

  /** The host begins with the first acceptance. */
  private beginIfDue(): void {
    const { host, guests } = this.log;
    const [guest] = guests;
    if (this.member.role !== 'host' || host.length !== 1 || guest === undefined) return;
    const { body } = host[0] ?? {};
    const isDrawn = body?.is === 'hello' && body.terms.agreement.commitment !== null;
    this.log = beginning(this.log, this.keys, guest, isDrawn ? this.member.number : null);
    this.post.events([guest.bytes, ...this.log.host.slice(1).map(({ bytes }) => bytes)]);
  }

  private keep(): void {
    const events = [...this.log.host, ...this.log.guest, ...this.log.guests.slice(0, 1)];
    this.member = {
      ...this.member,
      events: events.map(({ bytes }) => bytes),
      begun: this.clock.begun(),
      used: this.clock.used(),
    };
    void this.keepNow();
  }

  private async keepNow(): Promise<void> {
    const isKept = await this.needs.keep(this.member);
    if (this.store.getState().isUnkept === isKept) this.store.setState({ isUnkept: !isKept });
  }

  /** Writes an event of this player, and sends it. */
  private write(body: Body): void {
    const role = this.ownRole();
    if (role === null || this.member.isMoving || this.log[role].length >= LIVE_LIMITS.events) return;
    const { log, event } = withOwn(this.log, this.keys, role, body);
    this.log = log;
    this.post.events([event.bytes]);
    this.changed(false);
  }

  /** Does something in the present game, if the player may. */
  private deed(
    bodyOf: (spot: { game: number; turn: number }, now: LiveGame, role: Role) => Body | null,
  ): void {
    const { room } = this.store.getState();
    const role = this.ownRole();
    if (room === null || room.now === null || role === null) return;
    const spot = { game: room.now.number, turn: turnsMade(room.now.game) };
    const body = bodyOf(spot, room.now, role);
    if (body !== null) this.write(body);
  }

  private get terms(): LiveTerms | null {
    return this.store.getState().room?.terms ?? null;
  }

  private play(move: Move): void {
    this.deed((spot, now, role) => {
      if (moverOf(now) !== role || endingOf(now) !== null || !playMove(now.game, move).ok) return null;
      const { terms } = this;
      if (terms === null) return null;
      const thought = isTimed(now, terms) ? this.clock.passed() : 0;
      if (terms.clock !== null && thought > leftFor(now, terms.clock.time)) return { is: 'flagged', ...spot };
      return { is: 'move', ...spot, move: placeOf(currentPosition(now.game), move), thought };
    });
  }

  private accept(name: string): void {
    const { member, log } = this;
    if (member.role !== null || log.guest.length > 0) return;
    const accepted = acceptance(log, this.keys, name, member.number);
    if (accepted === null) return;
    this.member = { ...member, role: 'guest' };
    this.log = addEvents(log, [accepted.bytes]).log;
    this.post.events([accepted.bytes]);
    this.changed(false);
  }

  private tick(): void {
    const now = this.now();
    const { isConnected, presence } = this.store.getState();
    const isGone = (role: Role): boolean =>
      presence[role].isHere && presence[role].since !== null && now - presence[role].since > AWAY_AFTER;
    for (const role of ROLES)
      if (isGone(role))
        this.store.setState({
          presence: { ...this.store.getState().presence, [role]: { ...presence[role], isHere: false } },
        });
    if (isConnected && now - this.lastHere >= HERE_EVERY) this.sayHere();
    const isPlayer = this.ownRole() !== null;
    if (isConnected && isPlayer && now - this.lastEcho > LINE_LOST_AFTER) {
      this.lastEcho = now;
      this.wire?.renew();
    }
    this.watchFlags();
  }

  /** Claims or confirms what the clock says. */
  private watchFlags(): void {
    const { terms } = this;
    this.deed((spot, now, role) => {
      if (terms === null) return null;
      const due = this.clock.due(now, terms, role);
      return due === null ? null : { is: due, ...spot };
    });
  }

  private readonly leave = (): void => {
    if (!this.isOpen) return;
    this.keep();
    if (this.store.getState().isConnected) this.sayHere(true);
    this.isOpen = false;
    const { wire } = this;
    // what was said last still has to go out
    setTimeout(() => wire?.close(), 50);
  };

  get room(): LiveRoom {
    return {
      state: this.store,
      now: this.now,
      accept: (name) => this.accept(name),
      play: (move) => this.play(move),
      offer: (kind) =>
        this.deed((spot, now, role) =>
          this.terms !== null && mayOffer(now, this.terms, role, kind)
            ? { is: 'offer', kind, ...spot }
            : null,
        ),
      answer: (agreed) =>
        this.deed((spot, { offer }, role) =>
          offer === null || offer.by === role ? null : { is: 'answer', kind: offer.kind, agreed, ...spot },
        ),
      concede: () => this.deed((spot, now) => (endingOf(now) === null ? { is: 'concede', ...spot } : null)),
      claim: (ground) =>
        this.deed((spot, now, role) =>
          mayClaim(now, role, ground) ? { is: 'claim', ground, ...spot } : null,
        ),
      again: () =>
        this.deed((spot, now, role) =>
          endingOf(now) === null || now.again[role] ? null : { is: 'again', ...spot },
        ),
      say: (words) => {
        const { room } = this.store.getState();
        const sealed = room === null ? null : sealLine(words, room, this.member, this.keys, this.needs.draw);
        if (sealed !== null) this.write({ is: 'chat', sealed });
      },
      allowChat: (on) => {
        const role = this.ownRole();
        const { room } = this.store.getState();
        if (role !== null && room !== null && room.mute[role] === on) this.write({ is: 'chat-switch', on });
      },
      tick: () => this.tick(),
      leave: this.leave,
    };
  }
}
