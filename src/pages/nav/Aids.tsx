import { CircleQuestionMark, Settings2 } from 'lucide-react';
import { text } from '../../text/messages.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { useNavigation } from '../navigation.ts';

/** Help and settings, which open over any page. */
export function Aids() {
  const { open } = useNavigation();
  return (
    <>
      <IconButton
        icon={CircleQuestionMark}
        label={text('action.help')}
        shortcut="?"
        onClick={() => open('/help')}
      />
      <IconButton icon={Settings2} label={text('action.settings')} onClick={() => open('/settings')} />
    </>
  );
}
