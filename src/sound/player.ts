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

/** Plays motifs through a context that is opened when it is first allowed. Where there is none, nothing is heard. */
export function createPlayer(openContext: () => SoundContext): Player {
  let context: SoundContext | null = null;
  let isForbidden = false;
  return {
    open: () => {
      if (isForbidden) return;
      try {
        context ??= openContext();
      } catch {
        isForbidden = true;
        return;
      }
      // a phone stops the sound when the page has been away; a refusal leaves it silent until the next touch
      if (context.state !== 'running') context.resume().catch(() => undefined);
    },
    play: (motif, volume) => {
      const opened = context;
      if (opened === null || volume <= 0) return;
      // what made the sound is seen first: striking tones takes a slow phone a moment
      setTimeout(() => {
        for (const tone of motif) strike(opened, tone, volume);
      });
    },
  };
}

function strike(context: SoundContext, tone: Tone, volume: number): void {
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
}
