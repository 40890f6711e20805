import {
  GraduationCap,
  BookOpen,
  CircleQuestionMark,
  Grid2x2Plus,
  LibraryBig,
  Plus,
  Scale,
  ScrollText,
  Settings2,
  Volume2,
  VolumeX,
} from 'lucide-react';
import { variationIdOf } from '../../game/game.ts';
import { text } from '../../text/messages.ts';
import { variationTitle } from '../../text/variations.ts';
import { IconButton } from '../controls/IconButton.tsx';
import type { MenuItem } from '../controls/Menu.tsx';
import { MoreMenu } from '../controls/MoreMenu.tsx';
import { useNavigation } from '../navigation.ts';
import { useSettings, useTable } from '../stores.tsx';
import './head.css';

/** What is played, and the ways to all that is not the game itself. Where it is narrow they are in a menu. */
export function Head() {
  const variation = useTable(({ game }) => variationIdOf(game));
  const notify = useTable((state) => state.notify);
  const { open } = useNavigation();
  const places: readonly MenuItem[] = [
    { icon: GraduationCap, label: text('learn.title'), onSelect: () => open('/learn') },
    { icon: LibraryBig, label: text('library.title'), onSelect: () => open('/library') },
    { icon: BookOpen, label: text('review.title'), onSelect: () => open('/review') },
    { icon: Grid2x2Plus, label: text('editor.title'), onSelect: () => open('/editor') },
  ];
  const aids: readonly MenuItem[] = [
    { icon: Scale, label: text('rules.title'), onSelect: () => open('/rules') },
    { icon: CircleQuestionMark, label: text('action.help'), shortcut: '?', onSelect: () => open('/help') },
    { icon: Settings2, label: text('action.settings'), onSelect: () => open('/settings') },
  ];
  const record = { icon: ScrollText, label: text('action.record'), onSelect: () => open('/record') };
  return (
    <header className="head">
      <h1>{variationTitle(variation)}</h1>
      <button type="button" className="button" onClick={() => open('/new')}>
        <Plus aria-hidden="true" />
        {text('action.new-game')}
      </button>
      <div className="head-icons">
        <Speaker />
        {aids.map(({ onSelect, ...looks }) => (
          <IconButton key={looks.label} {...looks} className="head-aid" onClick={onSelect} />
        ))}
        <div className="head-menu">
          <MoreMenu items={[...places, ...aids, record]} onFailure={() => notify(text('page.not-loaded'))} />
        </div>
      </div>
      <nav className="head-places" aria-label={text('page.others')}>
        {places.map(({ icon: Icon, label, onSelect }) => (
          <button key={label} type="button" className="head-place" onClick={onSelect}>
            <Icon aria-hidden="true" />
            {label}
          </button>
        ))}
      </nav>
    </header>
  );
}

/** Sound on or off, in one click. */
function Speaker() {
  const sound = useSettings(({ settings }) => settings.sound);
  const change = useSettings((state) => state.change);
  return (
    <IconButton
      icon={sound ? Volume2 : VolumeX}
      label={text(sound ? 'sound.mute' : 'sound.unmute')}
      onClick={() => change({ sound: !sound })}
    />
  );
}
