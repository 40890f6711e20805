import type { Motif, Tone } from './motifs.ts';

interface SoundNode {
  connect(to: SoundNode): unknown;
}

interface SoundParameter {
  setValueAtTime(value: number, time: number): unknown;
  exponentialRampToValueAtTime(value: number, time: number): unknown;
}

/** What is needed of the browser's AudioContext. */
export interface SoundContext {
  /** Seconds. */
  readonly currentTime: number;
  readonly state: AudioContextState;
  readonly destination: SoundNode;
  resume(): Promise<void>;
  suspend(): Promise<void>;
  createGain(): SoundNode & { readonly gain: SoundParameter };
  createOscillator(): SoundNode & {
    type: OscillatorType;
    readonly frequency: SoundParameter;
    start(time: number): void;
    stop(time: number): void;
  };
}

export interface Player {
  /** Opens the sound; browsers allow it only while they handle a touch, a click or a key. */
  readonly open: () => void;
  /** Plays a motif at a volume from 0 to 1; nothing is heard before the sound is open. */
  readonly play: (motif: Motif, volume: number) => void;
}

/** Seconds in which a tone rises, so that it does not click. */
const ATTACK = 0.004;
/** Loudness at which a tone is over: an exponential fall never reaches 0. */
const SILENCE = 0.0001;
/** Milliseconds of silence after which the context rests: a running one wakes the processor 100 times a second. */
const PATIENCE = 2000;

/**
 * Plays motifs through a context that is opened when it is first allowed, and that rests while there is nothing to
 * hear. Where there is none, nothing is heard.
 */
export function createPlayer(openContext: () => SoundContext): Player {
  let context: SoundContext | null = null;
  let isForbidden = false;
  /** Seconds of the context at which the last tone is over. */
  let over = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;

  /** Lets the context run until all is heard. Its time stands still while it rests, so that no tone is cut. */
  const wake = (opened: SoundContext): void => {
    // a refusal leaves it silent until the next touch
    if (opened.state !== 'running') opened.resume().catch(() => undefined);
    clearTimeout(rest);
    const heard = Math.max(0, over - opened.currentTime) * 1000;
    rest = setTimeout(() => void opened.suspend().catch(() => undefined), heard + PATIENCE);
  };

  return {
    open: () => {
      if (isForbidden) return;
      try {
        context ??= openContext();
      } catch {
        isForbidden = true;
        return;
      }
      // a phone stops the sound, too, when the page has been away
      wake(context);
    },
    play: (motif, volume) => {
      const opened = context;
      if (opened === null || volume <= 0) return;
      // what made the sound is seen first: striking tones takes a slow phone a moment
      setTimeout(() => {
        for (const tone of motif) over = Math.max(over, strike(opened, tone, volume));
        wake(opened);
      });
    },
  };
}

/** Strikes a tone; answers when it is over, in seconds of the context. */
function strike(context: SoundContext, tone: Tone, volume: number): number {
  const start = context.currentTime + tone.at;
  const end = start + tone.rings;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = tone.wave;
  oscillator.frequency.setValueAtTime(tone.from, start);
  if (tone.to !== tone.from) oscillator.frequency.exponentialRampToValueAtTime(tone.to, start + 0.03);
  gain.gain.setValueAtTime(SILENCE, start);
  gain.gain.exponentialRampToValueAtTime(Math.max(SILENCE, tone.loud * volume), start + ATTACK);
  gain.gain.exponentialRampToValueAtTime(SILENCE, end);
  oscillator.connect(gain);
  gain.connect(context.destination);
  oscillator.start(start);
  oscillator.stop(end);
  return end;
}
