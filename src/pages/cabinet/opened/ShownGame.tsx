import { useState } from 'react';
import type { AnyGame } from '../../../cabinet/seam/game.ts';
import type { CabinetTree } from '../../../game/cabinet/index.ts';
import { recordOfTree, shownOnly } from '../../../store/cabinet/shownTable.ts';
import { createCabinetTable } from '../../../store/cabinet/table.ts';
import { isOverAt } from '../../../store/cabinet/tableState.ts';
import type { Summary } from '../../../store/library/entry.ts';
import { newId } from '../../../store/newId.ts';
import type { Say } from '../../../text/cabinet/table.ts';
import { text } from '../../../text/cabinet/keeping.ts';
import { Question } from '../../controls/Question.tsx';
import { useNavigation } from '../../navigation.ts';
import { TableOf } from '../table/CabinetTable.tsx';
import { SURROUNDINGS, tableFor } from '../table/tableStores.ts';
import '../../table/notices.css';

interface ShownGameProps {
  readonly game: AnyGame;
  readonly say: Say;
  readonly tree: CabinetTree;
  /** As it stands in the library; missing for a game from elsewhere. */
  readonly kept?: Summary;
}

/**
 * A game that was played at its table is the same game there. Of any other the table has a copy: its record stays as it
 * is.
 */
const nameAtTable = (kept: Summary | undefined) =>
  kept?.source === 'table' ? { id: kept.id, began: kept.added } : { id: newId(), began: Date.now() };

/** A game from elsewhere at a table of its own, where nothing is kept. */
export function ShownGame({ game, say, tree, kept }: ShownGameProps) {
  const [record] = useState(() => recordOfTree(tree, { ...nameAtTable(kept), seed: 0, when: Date.now() }));
  const [store] = useState(() => {
    // the people who look on may try moves for every seat
    const seating = record.seating.map(() => null);
    return createCabinetTable({
      ...SURROUNDINGS,
      game,
      say,
      // and nobody's time runs while they do
      kept: shownOnly({ ...record, seating, clock: null, match: null }),
      thinker: null,
    });
  });
  const mine = tableFor(game, say);
  const { openAt } = useNavigation();
  const [isAsked, setAsked] = useState(false);
  const put = (): void => {
    mine.getState().put(record);
    openAt('/cabinet', game.id);
  };
  const [isOver] = useState(() => isOverAt(store.getState()));
  // dice and cards of a game in progress follow from a number that nobody is told
  const mayGoOn = game.chance === undefined && !isOver;
  const origin = kept === undefined ? 'cabinet.linked' : 'cabinet.kept';
  const isTaken = (): boolean => mine.getState().line.plies.length > 0 && !isOverAt(mine.getState());
  return (
    <>
      <TableOf
        game={game}
        say={say}
        store={store}
        told={tree}
        notice={
          <div className="notices">
            <div className="notice plain-notice">
              <span>{text(origin, { canTry: game.chance === undefined || !isOver ? 'yes' : 'no' })}</span>
              {mayGoOn && (
                <button
                  type="button"
                  className="button small"
                  onClick={() => (isTaken() ? setAsked(true) : put())}
                >
                  {text('cabinet.linked.play')}
                </button>
              )}
            </div>
          </div>
        }
      />
      {isAsked && (
        <Question
          title={text('cabinet.linked.sure')}
          onNo={() => setAsked(false)}
          yes={text('cabinet.linked.yes')}
          onYes={put}
        >
          <p>{text('cabinet.linked.replaces')}</p>
        </Question>
      )}
    </>
  );
}
