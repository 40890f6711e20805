import { useEffect } from 'react';
import { text } from '../../text/messages.ts';
import { useTable } from '../stores.tsx';
import { Coach } from './laterParts.ts';

/** The place of the coach beside a game of the school. */
export function CoachPlace() {
  const isSchool = useTable(({ sitting }) => sitting.terms.school === true);
  const notify = useTable((state) => state.notify);
  useEffect(() => {
    if (!isSchool) return;
    const load = async (): Promise<void> => {
      if (!(await Coach.load())) notify(text('page.not-loaded'));
    };
    void load();
  }, [isSchool, notify]);
  return isSchool && <Coach />;
}
