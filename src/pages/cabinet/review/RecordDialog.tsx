import { Download, Swords } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { AnyGame } from '../../../cabinet/seam/game.ts';
import {
  formatCabinet,
  readCabinet,
  type CabinetTree,
  type ReadCabinetGame,
} from '../../../game/cabinet/index.ts';
import { decodeRecord } from '../../../game/jkn/decode.ts';
import { lineFrom, ROOT, subtree } from '../../../game/tree/index.ts';
import { gameIn } from '../../../store/cabinet/review/opened.ts';
import { cabinetFaultText } from '../../../text/cabinet/faults.ts';
import { playersText, text } from '../../../text/cabinet/review.ts';
import { shelfText, type Say } from '../../../text/cabinet/table.ts';
import { titleWithDetails, toldByLength } from '../../../text/review/recordTitles.ts';
import { text as reviewText } from '../../../text/review/review.ts';
import { Dialog } from '../../controls/Dialog.tsx';
import { FileDrop } from '../../controls/FileDrop.tsx';
import { readFile, recordName } from '../../review/files.ts';
import { RecordForm } from '../../review/RecordForm.tsx';
import { saveFile } from '../../saveFile.ts';
import { useCopy } from '../../share/useCopy.ts';
import { gameAtTable, reviewFor, useReview, useReviewed } from './reviewStores.ts';
import '../../controls/dialog.css';
import '../../review/openDialog.css';

/** The game under review as text, and others to open in its place. */
export function RecordDialog({ onClose }: { onClose: () => void }) {
  const { store, base: game, say } = useReviewed();
  const tree = useReview((state) => state.tree);
  const former = useReview((state) => state.former);
  const open = (other: CabinetTree, of?: string): void => {
    store.getState().open(other, [], of);
    onClose();
  };
  const openTable = (): void => {
    const atTable = gameAtTable(game, say);
    open(atTable.tree, atTable.of);
  };
  return (
    <Dialog title={text('cabinet.record')} onClose={onClose} className="open-game">
      <RecordText title={shelfText('name', game.id)} tree={tree} />
      <h3>{text('cabinet.record.open')}</h3>
      <button type="button" className="open-choice" onClick={openTable}>
        <Swords aria-hidden="true" />
        {text('cabinet.review.open-table')}
      </button>
      {former.length > 0 && <Former records={former} onOpen={open} />}
      <OpenRecord game={game} say={say} onOpened={onClose} />
    </Dialog>
  );
}

/** A record to copy or to save. */
export function RecordText({ title, tree }: { title: string; tree: CabinetTree }) {
  const record = formatCabinet(tree);
  const { copied, copy } = useCopy();
  return (
    <>
      <p>{text('cabinet.record.help')}</p>
      <textarea
        readOnly
        rows={6}
        aria-label={text('cabinet.record')}
        value={record}
        onFocus={(event) => event.target.select()}
      />
      <div className="dialog-actions">
        <button
          type="button"
          className="button quiet"
          onClick={() => saveFile(recordName(title), [record], 'text/plain')}
        >
          <Download aria-hidden="true" />
          {reviewText('review.save')}
        </button>
        <button type="button" className="button" onClick={() => copy(record)}>
          {reviewText(copied === record ? 'action.copied' : 'action.copy')}
        </button>
      </div>
    </>
  );
}

/** Games with changes that others have replaced. */
function Former({ records, onOpen }: { records: readonly string[]; onOpen: (tree: CabinetTree) => void }) {
  const { base: game } = useReviewed();
  const trees = records.flatMap((record) => gameIn({ game }, record) ?? []);
  return (
    <section className="open-list">
      <h3>{text('cabinet.review.former')}</h3>
      <ul>
        {trees.map((tree, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two of them may be alike
          <li key={index}>
            <button type="button" className="open-choice" onClick={() => onOpen(tree)}>
              {text('cabinet.review.former-of', {
                moves: lineFrom(tree).length,
                notes: [...subtree(tree, ROOT)].filter(({ notes }) => notes.after + notes.before !== '')
                  .length,
              })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OpenRecordProps {
  readonly game: AnyGame;
  readonly say: Say;
  readonly onOpened: () => void;
}

/** Opens a record from a file or pasted text: the only game in it, or the one that is chosen. */
export function OpenRecord({ game, say, onOpened }: OpenRecordProps) {
  const [read, setRead] = useState<readonly ReadCabinetGame[]>([]);
  const titles = useMemo(() => titlesOf(say, read), [say, read]);
  const others = othersIn(read);
  const [problem, setProblem] = useState<string | null>(null);
  /**
   * What was given last: a file that is still being read when another one is chosen, or the dialogue closed, is
   * ignored.
   */
  const latest = useRef<unknown>(null);
  useEffect(
    () => () => {
      latest.current = null;
    },
    [],
  );
  const open = ({ tree, faults }: ReadCabinetGame): void => {
    if (tree === null) return;
    reviewFor(game, say).getState().open(tree, faults);
    onOpened();
  };
  const take = (source: Parameters<typeof readCabinet>[0]): void => {
    const games = [...readCabinet(source, game.variants)];
    const whole = games.filter(({ tree }) => tree !== null);
    const [only] = whole;
    setRead(games);
    setProblem(
      only !== undefined
        ? null
        : reviewText(games.length === 0 ? 'review.open.nothing' : 'review.faults-none'),
    );
    if (only === undefined || whole.length > 1) return;
    open(only);
    const count = othersIn(games);
    if (count > 0) reviewFor(game, say).getState().tell(reviewText('review.open.others', { count }));
  };
  const takeFile = async (file: File): Promise<void> => {
    latest.current = file;
    const bytes = await readFile(file);
    if (latest.current !== file) return;
    if (bytes === null) setProblem(reviewText('review.open.unreadable'));
    else take(decodeRecord(bytes));
  };
  const takeDropped = (files: readonly File[]): void => {
    const [file] = files;
    latest.current = null;
    if (files.length > 1) {
      setRead([]);
      setProblem(reviewText('review.open.several'));
    } else if (file !== undefined) void takeFile(file);
  };
  return (
    <>
      {problem === null && read.length > 1 && (
        <section className="open-list">
          <h3>{reviewText('review.open.games', { count: read.length })}</h3>
          <ol>
            {read.map((one, index) => (
              <li key={one.number}>
                <button
                  type="button"
                  className="open-choice"
                  disabled={one.tree === null}
                  onClick={() => open(one)}
                >
                  {reviewText('review.open.game', { number: one.number, title: titles[index] ?? '' })}
                </button>
              </li>
            ))}
          </ol>
          {others > 0 && <p className="help">{reviewText('review.open.others', { count: others })}</p>}
        </section>
      )}
      <FileDrop onFiles={takeDropped}>{reviewText('review.open.drop-here')}</FileDrop>
      <RecordForm
        problem={problem}
        faults={problem === null ? [] : read.flatMap(({ faults }) => faults.map(cabinetFaultText))}
        onText={(pasted) => {
          latest.current = pasted;
          take(pasted);
        }}
        onFile={(file) => void takeFile(file)}
      />
    </>
  );
}

/** How many games are not of the kind that is played at this table. */
const othersIn = (games: readonly ReadCabinetGame[]): number =>
  games.filter(({ tree, faults }) => tree === null && faults.some(({ code }) => code === 'variation')).length;

/**
 * What the games of a record are called: their players, with event, round and date if they are known; games that are
 * still alike are distinguished by their length.
 */
const titlesOf = (say: Say, games: readonly ReadCabinetGame[]): readonly string[] =>
  toldByLength(
    games.map(({ tree, tags }) => titleWithDetails(tree === null ? '…' : playersText(say, tree), tags)),
    games.map(({ tree }) => tree && text('cabinet.review.length', { moves: lineFrom(tree).length })),
  );
