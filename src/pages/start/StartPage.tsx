import { Bot, GraduationCap, LibraryBig, Mail, Play, Puzzle, Radio, School, Users } from 'lucide-react';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { readGlance } from '../../store/table/glance.ts';
import { readRoomCount } from '../../store/live/roomCount.ts';
import { localKeeper } from '../../store/kept/storage.ts';
import { readWaiting } from '../../store/waiting.ts';
import { sideText } from '../../text/sides.ts';
import { text } from '../../text/start.ts';
import { variationTitle } from '../../text/setup/variations.ts';
import { PageTop } from '../nav/PageTop.tsx';
import { BEGINNINGS, TABLE } from '../places.ts';
import { useHeading } from '../useHeading.ts';
import { DailyPlace } from './DailyPlace.tsx';
import { Scene } from './Scene.tsx';
import styles from './start.module.css';

/** What the game is, and the ways into it. */
export function StartPage({ hasMoved }: { hasMoved: boolean }) {
  useLayoutEffect(() => {
    document.title = text('app.title');
  }, []);
  return (
    <>
      <PageTop />
      <main className={styles['start']}>
        <div className={styles['hero']}>
          <Welcome hasMoved={hasMoved} />
          <Scene />
        </div>
        <Cards />
        <p className={styles['foot']}>{text('start.foot')}</p>
      </main>
    </>
  );
}

/** What the game is, in two sentences, and the quickest ways to start one. */
function Welcome({ hasMoved }: { hasMoved: boolean }) {
  const heading = useHeading(hasMoved);
  const [glance] = useState(() => readGlance(localKeeper));
  const [live] = useState(() => readRoomCount(localKeeper));
  const [waiting] = useState(() => readWaiting(localKeeper));
  return (
    <div className={styles['welcome']}>
      <p className={styles['tagline']}>{text('start.tagline')}</p>
      <h1 ref={heading} tabIndex={-1}>
        {text('start.title')}
      </h1>
      <p className={styles['what']}>{text('start.what')}</p>
      <Link href="/rules/game" className={styles['whatLink']}>
        {text('start.what.link')}
      </Link>
      <ul className={styles['ways']} aria-label={text('start.ways')}>
        {glance !== null && (
          <li className={styles['goOn']}>
            <Link href={TABLE} className="button go">
              <Play aria-hidden="true" />
              {text('start.go-on', { turn: glance.turn, side: sideText(glance.side) })}
            </Link>
          </li>
        )}
        {waiting.open > 0 && (
          <li className={styles['goOn']}>
            <Link href="/m" className={waiting.mine > 0 ? 'button go' : 'button quiet'}>
              <Mail aria-hidden="true" />
              {text('start.apart', { mine: waiting.mine, open: waiting.open })}
            </Link>
          </li>
        )}
        {live > 0 && (
          <li className={styles['goOn']}>
            <Link href="/live" className="button go">
              <Radio aria-hidden="true" />
              {text('start.live', { live })}
            </Link>
          </li>
        )}
        <li>
          <Link href="/learn" className={glance === null ? 'button go' : 'button quiet'}>
            <GraduationCap aria-hidden="true" />
            {text('start.learn')}
          </Link>
        </li>
        <li>
          <Link href={BEGINNINGS.computer} className={glance === null ? 'button' : 'button quiet'}>
            <Bot aria-hidden="true" />
            {text('start.computer')}
          </Link>
        </li>
        <li>
          <Link href={BEGINNINGS.two} className={glance === null ? 'button' : 'button quiet'}>
            <Users aria-hidden="true" />
            {text('start.two')}
          </Link>
        </li>
      </ul>
      {glance !== null && <p className={styles['kept']}>{text('start.kept')}</p>}
    </div>
  );
}

const SMALL_GAMES = ['pastang', 'stikitche', 'draks-city'] as const;

function Cards() {
  return (
    <div className={styles['cards']}>
      <Card icon={<School aria-hidden="true" />} title={text('start.small.title')}>
        <p>{text('start.small.words')}</p>
        <p className={styles['links']}>
          {SMALL_GAMES.map((id, index) => (
            <Link key={id} href={`/school/${id}`} className={index === 0 ? 'button' : 'button quiet'}>
              {text('start.small.play', { game: variationTitle(id) })}
            </Link>
          ))}
        </p>
      </Card>
      <Card icon={<GraduationCap aria-hidden="true" />} title={text('start.learn.title')}>
        <p>{text('start.learn.words')}</p>
        <p className={styles['links']}>
          <Link href="/learn/squares" className="button">
            {text('start.learn.first')}
          </Link>
          <Link href="/learn" className="button quiet">
            {text('start.learn.all')}
          </Link>
        </p>
      </Card>
      <Card icon={<Puzzle aria-hidden="true" />} title={text('start.puzzle.title')}>
        <DailyPlace />
      </Card>
      <Card icon={<LibraryBig aria-hidden="true" />} title={text('start.library.title')}>
        <p>{text('start.library.words')}</p>
        <p className={styles['links']}>
          <Link href="/library" className="button quiet">
            {text('start.library.open')}
          </Link>
        </p>
      </Card>
    </div>
  );
}

function Card({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <section className={styles['card']}>
      <h2>
        {icon}
        {title}
      </h2>
      {children}
    </section>
  );
}
