import { useEffect, useState, type ComponentType } from 'react';
import { text } from '../../text/messages.ts';
import { useTable } from '../stores.tsx';

/** The place of the coach beside a game of the school. Its code comes when there is such a game. */
export function CoachPlace() {
  const isSchool = useTable(({ sitting }) => sitting.terms.school === true);
  const notify = useTable((state) => state.notify);
  const [Coach, setCoach] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isSchool || Coach !== null) return;
    const load = async (): Promise<void> => {
      try {
        const loaded = await import('../school/CoachPanel.tsx');
        setCoach(() => loaded.CoachPanel);
      } catch {
        notify(text('page.not-loaded'));
      }
    };
    void load();
  }, [isSchool, Coach, notify]);
  return isSchool && Coach !== null ? <Coach /> : null;
}
