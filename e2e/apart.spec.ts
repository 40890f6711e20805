import { startPosition } from '../src/engine/index.ts';
import { formatLetter, parseLetter, type Letter } from '../src/game/apart/index.ts';
import { currentPosition, newGame, playMove, turnsMade, type Game } from '../src/game/game.ts';
import { variationOf } from '../src/game/games/games.ts';
import { legalMovesOf } from '../src/game/overlays/targets.ts';
import { farPlayer, invite, type FarPlayer } from './support/apart.ts';
import { findings } from './support/axe.ts';
import { goOffline } from './support/offline.ts';
import { expect, test, type NewContext } from './support/table.ts';

const pastang = variationOf('pastang');

/** Two Swods against one, Yellow to move: a game of a few turns. */
const SHORT = '6/2s3/6/6/2S3/S5 y - - 0';

const codeOf = (link: string): string => link.replace(/^.*#\/m\//, '');
const withCode = (link: string, code: string): string => link.replace(/#\/m\/.*$/, `#/m/${code}`);

/** What a link says. */
function letterOf(link: string): Letter {
  const read = parseLetter(codeOf(link));
  if (!read.ok) throw new Error(`the link cannot be read: ${read.error.code}`);
  return read.value;
}

/** The same link with a changed letter. */
function changed(link: string, change: (letter: Letter) => Letter): string {
  const code = formatLetter(change(letterOf(link)));
  if (!code.ok) throw new Error('the letter is too long');
  return withCode(link, code.value);
}

/** The same game with other moves: on each turn the last legal move, or one so many places before it. */
function otherwise(letter: Letter, before = 0): Letter {
  if (letter.game === null) throw new Error('the letter has no game');
  let game: Game = newGame(letter.game.tree.start);
  for (let turn = turnsMade(letter.game); turn > 0; turn--) game = lastMoveFrom(game, before);
  return { ...letter, game };
}

/** A game after the last of its legal moves, as letters number them, or one so many places before it. */
function lastMoveFrom(game: Game, before = 0): Game {
  const move = legalMovesOf(currentPosition(game))
    .toSorted((one, other) => one.from - other.from || one.to - other.to)
    .at(-1 - before);
  const played = move === undefined ? undefined : playMove(game, move);
  if (played?.ok !== true) throw new Error('there is no move');
  return played.value;
}

/** Both players at the board: Dray has invited, Delia has accepted, and Dray has begun. */
async function begun(newContext: NewContext, baseURL: string | undefined, keepsCopy = false) {
  const [dray, delia] = [
    await farPlayer(newContext, baseURL),
    await farPlayer(newContext, baseURL, keepsCopy),
  ];
  const invitation = await invite(dray, { game: 'Pastang', position: SHORT });
  await delia.open(invitation);
  await expect(delia.page.getByRole('heading', { name: 'Dray invites you to a game' })).toBeVisible();
  await delia.accept('Delia');
  await expect(delia.panel('Send your answer')).toBeVisible();
  const acceptance = await delia.send();
  await dray.open(acceptance);
  await expect(dray.panel('Delia accepts your invitation')).toBeVisible();
  await dray.table.button('Begin').click();
  await expect(dray.panel('Your move')).toBeVisible();
  return { dray, delia, invitation, acceptance };
}

const moves = async (player: FarPlayer, move: string): Promise<string> => {
  await player.table.move(move);
  await expect(player.panel('Send your move')).toBeVisible();
  return player.send();
};

test('an invitation by link, and a game by message to its end, with a draw offered and declined', async ({
  newContext,
  baseURL,
}) => {
  test.slow();
  const { dray, delia } = await begun(newContext, baseURL);
  const first = await moves(dray, 'Ma1-Ma2');
  await expect(dray.panel('Waiting for Delia')).toContainText('Sent on');

  // the other player sees the move being made, and is told of it
  await delia.open(first);
  await expect(delia.table.square('Ma2')).toHaveAccessibleName(/Yellow Swod/);
  await expect(delia.told()).toContainText('Dray has begun the game.');
  await expect(delia.page.locator('output[aria-label="Announcements"]').last()).toContainText('A2');
  await expect(delia.table.status()).toContainText('Blue to move');
  await expect(delia.page).toHaveTitle(/^\(1\) /);
  await delia.page.goto('./#/');
  await expect(delia.page.getByRole('link', { name: 'One game by message waits for you' })).toBeVisible();
  await delia.page.getByRole('link', { name: 'One game by message waits for you' }).click();
  await expect(delia.page.getByRole('region', { name: /^Your move/ })).toContainText('Pastang, with Dray');
  await delia.page.getByRole('link', { name: 'Pastang, with Dray' }).click();

  // no help, and no review, until the game has ended
  await expect(delia.table.button('Offer draw')).toHaveAttribute('aria-disabled', 'true');
  await expect(delia.table.button('Hint')).toBeHidden();
  const address = delia.page.url();
  await delia.page.goto(address.replace('/m/', '/review/'));
  await expect(delia.page.getByText('still being played by message')).toBeVisible();
  await delia.page.goto(address);

  await delia.table.drag('Mc5', 'Mc4');
  await expect(delia.panel('Send your move')).toBeVisible();
  await delia.table.button('Offer draw').click();
  await expect(delia.panel('Send your move')).toContainText('What you ask reaches Dray');
  const offer = await delia.send();
  await expect(delia.panel('Waiting for Dray')).toContainText('You have offered a draw.');

  await dray.open(offer);
  await expect(dray.page.getByText('Delia offers a draw')).toBeVisible();
  await dray.table.button('Decline').click();
  await expect(dray.panel('Your move')).toContainText('You decline the draw');
  const second = await moves(dray, 'Ma2-Ma3');
  await delia.open(second);
  await expect(delia.panel('Your move')).toContainText('Dray has declined the draw.');

  // a move can be taken back until it is sent, and is kept if the page is left before
  await delia.table.move('Mc4-Mc3');
  await delia.table.button('Take it back').click();
  await expect(delia.table.square('Mc4')).toHaveAccessibleName(/Blue Swod/);
  await delia.table.move('Mc4-Md3');
  await expect(delia.panel('Send your move')).toBeVisible();
  await delia.table.button('All your games by message').click();
  await expect(delia.page.getByText('Not sent yet')).toBeVisible();
  await delia.page.reload();
  await delia.page.getByRole('link', { name: 'Pastang, with Dray' }).click();
  await expect(delia.panel('Send your move')).toBeVisible();
  const third = await delia.send();

  await dray.open(third);
  await expect(dray.table.square('Md3')).toHaveAccessibleName(/Blue Swod/);
  await dray.table.move('Mc2-Md3');
  await expect(dray.table.status()).toContainText('To the death!');
  await expect(dray.panel('Send your move')).toContainText('The game has ended.');
  const last = await dray.send();
  await delia.open(last);
  await expect(delia.table.status()).toContainText('To the death!');
  await expect(delia.panel('The game has ended')).toBeVisible();
  await expect(delia.page).toHaveTitle(/^Games by message/);

  // like every game it is in the library of both, and can be reviewed now
  await delia.table.button('Review it').click();
  await expect(delia.page.getByRole('heading', { name: /Dray/ })).toBeVisible();
  await expect(delia.page.getByRole('tab', { name: 'Computer' })).toBeVisible();
  await dray.table.go('Library');
  await expect(dray.page.getByRole('row', { name: /Dray – Delia/ })).toContainText('1–0');
  expect([...dray.complaints, ...delia.complaints]).toEqual([]);
});

test(
  'everything that can go wrong with a link is explained, and nothing is lost',
  { tag: '@whole' },
  async ({ newContext, baseURL }) => {
    test.slow();
    const { dray, delia, invitation, acceptance } = await begun(newContext, baseURL);
    const first = await moves(dray, 'Ma1-Ma2');
    const board = dray.table.square('Ma2');

    // one's own links, and old ones
    for (const [player, link, words] of [
      [dray, first, 'This link is your own: it is for Delia.'],
      [dray, invitation, 'This link is your own: it is for Delia.'],
      [dray, acceptance, 'This link is an old one'],
      [delia, invitation, 'This link is an old one'],
    ] as const) {
      await player.open(link);
      await expect(player.told()).toContainText(words);
    }
    await expect(board).toHaveAccessibleName(/Yellow Swod/);

    // links that cannot be read, each with its reason
    const letter = letterOf(first);
    const wrongRules = changed(invitation, (one) => ({
      ...one,
      agreement: { ...one.agreement, variation: 'go', position: null },
    }));
    // it is sent as its number among the moves of the whole array, and this position has no such move
    const shifted = changed(first, (one) => ({
      ...one,
      game: lastMoveFrom(newGame(startPosition(pastang))),
    }));
    for (const [link, words] of [
      [first.slice(0, -4), 'The link is not complete'],
      [withCode(first, codeOf(first).replace(/^.{20}/, '$&%21')), 'characters that do not belong to it'],
      [withCode(first, `h${codeOf(first).slice(1)}`), 'made by another version of this app'],
      [wrongRules, 'a game that is not known here: go'],
      [shifted, 'not allowed by the rules'],
    ] as const) {
      await delia.open(link);
      await expect(
        delia.page.getByRole('heading', { name: 'This link cannot be used' }),
        words,
      ).toBeVisible();
      await expect(delia.page.getByRole('alert').filter({ visible: true })).toContainText(words);
    }
    expect(await findings(delia.page), 'a link that cannot be used').toEqual([]);

    // the same id under other terms
    await delia.open(changed(first, (one) => ({ ...one, agreement: { ...one.agreement, days: 9 } })));
    await expect(delia.told()).toContainText('has other rules or terms');

    // a second acceptance comes too late, and both players are told so
    const thelda = await farPlayer(newContext, baseURL);
    await thelda.open(invitation);
    expect(await findings(thelda.page), 'an invitation').toEqual([]);
    await thelda.accept('Thelda');
    await expect(thelda.panel('Send your answer')).toBeVisible();
    const late = await thelda.send();
    await dray.open(late);
    await expect(dray.panel('You have begun this game already')).toContainText('Thelda has accepted too');
    const refusal = await dray.link();
    await thelda.open(refusal);
    await expect(thelda.told()).toContainText('has begun this game with somebody else');

    // a different past: either is kept, with the other as a variation
    await delia.open(first);
    await expect(delia.table.status()).toContainText('Blue to move');
    await delia.open(first);
    await expect(delia.told()).toContainText('brings nothing new');
    await delia.open(changed(first, () => otherwise(letter)));
    const parted = delia.panel('The link and this browser disagree');
    await expect(parted).toContainText('It differs from the first turn on.');
    await expect(parted).toContainText('Here: SMa1-Ma2');
    expect(await findings(delia.page), 'two pasts').toEqual([]);
    await delia.table.button('Keep what is here').click();
    await expect(parted).toHaveCount(0); // the decision has been kept
    await expect(delia.table.square('Ma2')).toHaveAccessibleName(/Yellow Swod/);
    await delia.open(changed(first, () => otherwise(letter)));
    await expect(delia.told()).toContainText('brings nothing new');
    await delia.open(changed(first, () => otherwise(letter, 1)));
    await delia.table.button('Take what is in the link').click();
    await expect(delia.table.square('Ma2')).not.toHaveAccessibleName(/Yellow Swod/);

    // a game in progress, in a browser that does not know it: its own link takes it along
    const elsewhere = await farPlayer(newContext, baseURL);
    await elsewhere.open(first);
    await expect(
      elsewhere.page.getByRole('heading', { name: 'A game that this browser does not know' }),
    ).toBeVisible();
    expect(await findings(elsewhere.page), 'an unknown game').toEqual([]);
    await elsewhere.table.button('I am Delia (Blue)').click();
    await expect(elsewhere.panel('Your move')).toBeVisible();
    const second = await moves(elsewhere, 'Mc5-Mc4');
    // the browser that it came from has gone another way meanwhile, and takes over what was played
    await delia.open(second);
    await delia.table.button('Take what is in the link').click();
    await expect(delia.panel('Waiting for Dray')).toBeVisible();
    await expect(delia.table.square('Ma2')).toHaveAccessibleName(/Yellow Swod/);
    expect([dray, delia, thelda, elsewhere].flatMap(({ complaints }) => complaints)).toEqual([]);
  },
);

test('a game by message goes on without a network', { tag: '@whole' }, async ({ newContext, baseURL }) => {
  const { dray, delia } = await begun(newContext, baseURL, true);
  const first = await moves(dray, 'Ma1-Ma2');
  await delia.page.goto('./#/m');
  await goOffline(delia.page);
  await delia.open(first);
  await expect(delia.table.status()).toContainText('Blue to move');
  await delia.page.reload();
  await moves(delia, 'Mc5-Mc4');
  await expect(delia.panel('Waiting for Dray')).toBeVisible();
});

test(
  'axe finds nothing wrong with the pages of games by message',
  { tag: '@whole' },
  async ({ newContext, baseURL }) => {
    test.slow();
    const dray = await farPlayer(newContext, baseURL);
    const { page } = dray;
    await page.goto('./#/m');
    await expect(page.getByText('You have no game by message yet.')).toBeVisible();
    expect(await findings(page), 'no games').toEqual([]);
    await page.goto('./#/new/elsewhere');
    await expect(dray.table.button('Make the invitation')).toBeVisible();
    expect(await findings(page), 'the form').toEqual([]);
    const invitation = await invite(dray, { game: 'Stikitche', side: 'By lot' });
    expect(await findings(page), 'an invitation that was sent').toEqual([]);
    await dray.table.button('More').click();
    await page.getByRole('menuitem', { name: 'To another browser' }).click();
    await expect(page.getByRole('dialog')).toContainText('The lot is not drawn yet');
    expect(await findings(page), 'taking it along').toEqual([]);
    await page.goto('./#/m');
    await expect(page.getByRole('region', { name: /^Waiting/ })).toBeVisible();
    expect(await findings(page), 'the list').toEqual([]);
    const delia = await farPlayer(newContext, baseURL);
    await delia.open(invitation);
    await delia.accept('Delia');
    await expect(delia.panel('Send your answer')).toBeVisible();
    await delia.table.button('QR code').click();
    await delia.page.getByRole('img', { name: 'QR code of the link' }).waitFor();
    expect(await findings(delia.page), 'the answer').toEqual([]);
  },
);
