import { useEffect, useRef, useState, type ComponentType } from 'react';
import { Link } from 'wouter';
import { text } from '../../text/start.ts';
import styles from './start.module.css';

/**
 * The puzzle of the day. Its picture needs the rules of the game, which are loaded once it is visible and the page is
 * idle.
 */
export function DailyPlace() {
  const place = useRef<HTMLDivElement>(null);
  const [Daily, setDaily] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = async (): Promise<void> => {
      try {
        const loaded = await import('./DailyPicture.tsx');
        setDaily(() => loaded.DailyPicture);
      } catch {
        // without a network only the words lead there
      }
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== true) return;
      observer.disconnect();
      timer = setTimeout(() => void load(), REST);
    });
    if (place.current !== null) observer.observe(place.current);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
  return (
    <div ref={place} className={styles['daily']}>
      <div>
        <p>{text('start.puzzle.words')}</p>
        <p className={styles['links']}>
          <Link href="/practice/puzzles/daily" className="button">
            {text('start.puzzle.open')}
          </Link>
        </p>
      </div>
      <div className={styles['dailyPicture']}>{Daily !== null && <Daily />}</div>
    </div>
  );
}

/** Milliseconds for which the page is first left in peace. */
const REST = 1200;
