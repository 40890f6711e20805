import { describe, expect, test } from 'vitest';
import { findVariation, parsePosition, parseSquare } from '../../src/engine/index.ts';
import { connectSounds } from '../../src/app/sounds.ts';
import { currentPosition } from '../../src/game/game.ts';
import { BEGINNING, followedBy, motifOfCall, motifOfStroke, type Motif } from '../../src/sound/motifs.ts';
import { createSettings } from '../../src/store/settings.ts';
import { createTable } from '../../src/store/table/table.ts';
import { memoryKeeper } from '../store/memoryKeeper.ts';

const MOVE = motifOfStroke({ type: 'move' });
const CAPTURE = motifOfStroke({ type: 'capture' });

/** A table whose sounds are kept instead of played. */
function listen() {
  const keeper = memoryKeeper();
  const stores = { table: createTable(keeper), settings: createSettings(keeper) };
  const page = new EventTarget();
  const heard: { readonly motif: Motif; readonly volume: number }[] = [];
  let opened = 0;
  const player = {
    open: () => {
      opened++;
    },
    play: (motif: Motif, volume: number) => heard.push({ motif, volume }),
  };
  const end = connectSounds(player, stores, page);
  const begin = (id: string, line?: string): void => {
    const variation = findVariation(id);
    if (variation === undefined) throw new Error(id);
    const from = line === undefined ? undefined : parsePosition(variation, line);
    stores.table.getState().start(variation, from?.ok === true ? from.value : undefined);
  };
  const click = (...names: string[]): void => {
    for (const name of names) {
      const { game, choose } = stores.table.getState();
      choose(parseSquare(currentPosition(game).ruleset.geometry, name) ?? -1);
    }
  };
  const motifs = (): readonly Motif[] => heard.splice(0).map(({ motif }) => motif);
  return { ...stores, page, heard, motifs, begin, click, end, opened: () => opened };
}

describe('what is heard at the table', () => {
  test('the opening call, moves, captures with their ending; picking a piece, taking back and looking are silent', () => {
    const { begin, click, table, motifs } = listen();
    begin('pastang');
    expect(motifs()).toEqual([motifOfCall('rank-your-deldars')]);
    click('Ma2', 'Ma3');
    expect(motifs()).toEqual([MOVE]);
    table.getState().undo();
    expect(motifs()).toEqual([]);
    table.getState().redo();
    expect(motifs()).toEqual([MOVE]);
    table.getState().goTo(0);
    table.getState().goTo(1);
    expect(motifs(), 'nor does looking back and on').toEqual([]);
    begin('stikitche');
    expect(motifs()).toEqual([BEGINNING]);
    begin('pastang', '6/6/6/1s4/S5/6 y - - 10');
    expect(motifs()).toEqual([BEGINNING]);
    click('Ma2', 'Mb3');
    expect(motifs()).toEqual([followedBy(CAPTURE, motifOfCall('to-the-death'))]);
  });

  test('what the players end the game by: a concession, an agreed draw, a claim', () => {
    const { begin, click, table, motifs } = listen();
    begin('stikitche');
    motifs();
    table.getState().end({ way: 'concession', loser: 'blue' });
    expect(motifs()).toEqual([motifOfCall('concession')]);
    table.getState().undo();
    expect(motifs()).toEqual([]);

    table.getState().offerDraw();
    table.getState().answer(false);
    expect(motifs()).toEqual([]);
    click('Mc1', 'Mc3');
    motifs();
    table.getState().offerDraw();
    table.getState().answer(true);
    expect(motifs()).toEqual([motifOfCall('agreement')]);

    begin('stikitche', '2k3/p5/6/6/6/6/6/6/6/6/5P/2K3 y - - 0');
    for (let round = 0; round < 2; round++)
      for (const [from, to] of [
        ['Mf2', 'Me2'],
        ['Na5', 'Nb5'],
        ['Me2', 'Mf2'],
        ['Nb5', 'Na5'],
      ])
        click(from ?? '', to ?? '');
    motifs();
    table.getState().end({ way: 'repetition' });
    expect(motifs()).toEqual([motifOfCall('repetition')]);
  });

  test('a touch opens the sound; switched off, nothing is opened or heard', () => {
    const { page, settings, begin, motifs, opened } = listen();
    page.dispatchEvent(new Event('pointerup'));
    page.dispatchEvent(new Event('keydown'));
    expect(opened()).toBe(2);
    settings.getState().change({ sound: false });
    motifs();
    page.dispatchEvent(new Event('pointerup'));
    begin('pastang');
    expect(opened()).toBe(2);
    expect(motifs()).toEqual([]);
  });

  test('a new volume is heard at once; other settings are not', () => {
    const { settings, heard } = listen();
    settings.getState().change({ volume: 0.25 });
    expect(heard).toEqual([{ motif: MOVE, volume: 0.25 }]);
    settings.getState().change({ flipped: true });
    expect(heard).toHaveLength(1);
  });

  test('a new volume is heard once where two tables are heard, at the one opened last', () => {
    const { settings, heard } = listen();
    const others: Motif[] = [];
    const player = { open: () => {}, play: (motif: Motif) => others.push(motif) };
    const end = connectSounds(player, { table: createTable(memoryKeeper()), settings }, new EventTarget());
    settings.getState().change({ volume: 0.25 });
    expect([heard, others]).toEqual([[], [MOVE]]);
    end();
    settings.getState().change({ volume: 0.5 });
    expect([heard, others]).toEqual([[{ motif: MOVE, volume: 0.5 }], [MOVE]]);
  });

  test('it can be ended', () => {
    const { end, page, begin, heard, opened } = listen();
    end();
    page.dispatchEvent(new Event('click'));
    begin('poron');
    expect([opened(), heard]).toEqual([0, []]);
  });
});
