import type { Damage } from '../../store/table/keeping.ts';
import { damageText, text } from '../../text/faults/damage.ts';

/** What is wrong with a stored game, and where its data are now. */
export function DamageWords({ damage: { error, aside } }: { damage: Damage }) {
  const words = aside === null ? 'notice.damaged-stays' : 'notice.damaged';
  return error.code === 'newer' ? text('notice.newer') : text(words, { problem: damageText(error) });
}
