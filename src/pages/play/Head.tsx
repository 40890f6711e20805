import { CircleQuestionMark, Plus, School, ScrollText, Settings2, Volume2, VolumeX } from 'lucide-react';
import { variationIdOf } from '../../game/game.ts';
import { text } from '../../text/messages.ts';
import { variationTitle } from '../../text/setup/variations.ts';
import { IconButton } from '../controls/IconButton.tsx';
import type { MenuItem } from '../controls/Menu.tsx';
import { MoreMenu } from '../controls/MoreMenu.tsx';
import { HomeLink } from '../nav/HomeLink.tsx';
import { OnBar } from '../nav/OnBar.tsx';
import { useNavigation } from '../navigation.ts';
import { useSettings, useTable } from '../stores.tsx';
import '../table/head.css';

/** What is played, a new game, the sound; and what the navigation shows only if it has room for it. */
export function Head() {
  const variation = useTable(({ game }) => variationIdOf(game));
  const notify = useTable((state) => state.notify);
  const { open } = useNavigation();
  const items: readonly MenuItem[] = [
    { icon: School, label: text('school.title'), onSelect: () => open('/school') },
    { icon: ScrollText, label: text('action.record'), onSelect: () => open('/record') },
    { icon: CircleQuestionMark, label: text('action.help'), shortcut: '?', onSelect: () => open('/help') },
    { icon: Settings2, label: text('action.settings'), onSelect: () => open('/settings') },
  ];
  return (
    <header className="table-head">
      <OnBar>
        <HomeLink />
      </OnBar>
      <h1>{variationTitle(variation)}</h1>
      <button type="button" className="button head-button" onClick={() => open('/new')}>
        <Plus aria-hidden="true" />
        {text('action.new-game')}
      </button>
      <div className="head-icons">
        <Speaker />
        <OnBar>
          <MoreMenu items={items} onFailure={() => notify(text('page.not-loaded'))} />
        </OnBar>
      </div>
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
