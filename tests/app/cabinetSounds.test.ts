import { expect, test } from 'vitest';
import { connectCabinetSounds } from '../../src/app/cabinetSounds.ts';
import { game as kono } from '../../src/cabinet/games/fourFieldKono/game.ts';
import { game as parcheesi } from '../../src/cabinet/games/parcheesi/game.ts';
import type { AnyGame } from '../../src/cabinet/seam/game.ts';
import { BEGINNING, DICE, motifOfCall, motifOfStroke, type Motif } from '../../src/sound/motifs.ts';
import { createCabinetTable } from '../../src/store/cabinet/table.ts';
import { createSettings } from '../../src/store/settings.ts';
import { loadSay } from '../../src/text/cabinet/table.ts';
import { memoryKeeper } from '../store/memoryKeeper.ts';

const CAPTURE = motifOfStroke({ type: 'capture' });

/** A table whose sounds are kept instead of played. */
async function listen(game: AnyGame) {
  const settings = createSettings(memoryKeeper());
  const store = createCabinetTable({
    game,
    say: await loadSay(game.id),
    kept: null,
    thinker: null,
    newSeed: () => 1,
    newSecret: () => '0'.repeat(64),
    now: () => 1000,
  });
  const heard: Motif[] = [];
  const player = { open: () => undefined, play: (motif: Motif) => void heard.push(motif) };
  const end = connectCabinetSounds(player, { store, settings }, new EventTarget());
  return { state: () => store.getState(), settings, end, motifs: () => heard.splice(0) };
}

test('a new game, moves, captures and the end of a game are heard; choosing and looking are not', async () => {
  const { state, motifs } = await listen(kono);
  state().begin('four-field-kono', [null, null]);
  expect(motifs()).toEqual([BEGINNING]);
  for (const move of ['a1xa3', 'c3xa3']) state().write(move);
  expect(motifs()).toEqual([CAPTURE, CAPTURE]);
  state().write('b1-a1');
  expect(motifs()).toEqual([motifOfStroke({ type: 'move' })]);
  // a man is picked up and announced: the move before is not heard again
  const { said } = state();
  state().choose('c4');
  expect(state().said).toBeGreaterThan(said);
  expect(motifs()).toEqual([]);
  state().undo();
  state().redo();
  state().goTo(0);
  state().goTo(Infinity);
  state().write('nonsense');
  expect(motifs()).toEqual([]);
  state().concede();
  expect(motifs()).toEqual([motifOfCall('concession')]);
});

test('dice are heard as they roll', async () => {
  const { state, motifs } = await listen(parcheesi);
  state().begin('parcheesi:2', [null, null]);
  motifs();
  state().draw();
  expect(motifs()).toEqual([DICE]);
});

test('nothing is heard where the settings say so, nor after the table has been left', async () => {
  const { state, settings, end, motifs } = await listen(kono);
  settings.getState().change({ sound: false });
  motifs();
  state().begin('four-field-kono', [null, null]);
  expect(motifs()).toEqual([]);
  settings.getState().change({ sound: true });
  motifs();
  end();
  state().begin('four-field-kono', [null, null]);
  expect(motifs()).toEqual([]);
});
