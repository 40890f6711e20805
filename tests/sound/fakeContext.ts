import type { SoundContext } from '../../src/sound/player.ts';

/** One tone that was asked for: hertz, seconds of the context’s own time, and peak loudness. */
export interface Struck {
  readonly pitch: number;
  readonly start: number;
  readonly end: number;
  readonly loud: number;
}

/** An AudioContext that plays nothing and records what it was asked for. */
export class FakeContext implements SoundContext {
  readonly struck: Struck[] = [];
  currentTime = 10;
  state: AudioContextState = 'running';
  readonly destination = { connect: () => undefined };
  resumed = 0;
  #loud = 0;

  resume(): Promise<void> {
    this.resumed++;
    if (this.state === 'closed') return Promise.reject(new Error('closed'));
    this.state = 'running';
    return Promise.resolve();
  }

  suspend(): Promise<void> {
    this.state = 'suspended';
    return Promise.resolve();
  }

  createGain(): ReturnType<SoundContext['createGain']> {
    const note = (value: number): void => {
      this.#loud = Math.max(this.#loud, value);
    };
    return {
      gain: { setValueAtTime: note, exponentialRampToValueAtTime: note },
      connect: () => undefined,
    };
  }

  createOscillator(): ReturnType<SoundContext['createOscillator']> {
    const { struck } = this;
    let pitch = 0;
    let start = 0;
    this.#loud = 0;
    return {
      type: 'sine',
      frequency: {
        setValueAtTime: (hertz: number) => (pitch = hertz),
        exponentialRampToValueAtTime: (hertz: number) => (pitch = hertz),
      },
      connect: () => undefined,
      start: (at) => {
        start = at;
      },
      stop: (end) => {
        struck.push({ pitch, start, end, loud: this.#loud });
      },
    };
  }
}
