import { MOTIONS, PIECE_SETS, POSTURES, TEXT_SIZES, THEMES } from '../../store/settings.ts';
import { useSettings } from '../stores.tsx';
import { text } from '../../text/dialogs.ts';
import { BOARD_COLOURS } from '../../text/sides.ts';
import { Check } from '../controls/Check.tsx';
import { Choice } from '../controls/Choice.tsx';
import { Dialog } from '../controls/Dialog.tsx';
import { Cores } from './Cores.tsx';
import '../controls/choice.css';

const CHECKS = ['marks', 'facing', 'turning', 'confirming', 'startsAtTable'] as const;

/**
 * How the table looks: theme, pieces, colours, the way the board lies, sound; where a visit begins; how many cores the
 * computer uses.
 */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={text('settings.title')} onClose={onClose}>
      <Looks />
      <Checks />
      <Sound />
      <Cores />
    </Dialog>
  );
}

const useChange = () => useSettings((state) => state.change);

/** Settings that are one of several. */
function Looks() {
  const settings = useSettings((state) => state.settings);
  const change = useChange();
  return (
    <>
      <Choice
        legend={text('settings.theme')}
        options={THEMES.map((value) => ({ value, label: text(`settings.theme.${value}`) }))}
        value={settings.theme}
        onChange={(theme) => change({ theme })}
      />
      <Choice
        legend={text('settings.pieces')}
        options={PIECE_SETS.map((value) => ({ value, label: text(`settings.pieces.${value}`) }))}
        value={settings.pieces}
        onChange={(pieces) => change({ pieces })}
      />
      <Choice
        legend={text('settings.colours')}
        options={BOARD_COLOURS.map((value) => ({ value, label: text(`settings.colours.${value}`) }))}
        value={settings.colours}
        onChange={(colours) => change({ colours })}
      />
      <Choice
        legend={text('settings.text-size')}
        options={TEXT_SIZES.map((value) => ({ value, label: text(`settings.text-size.${value}`) }))}
        value={settings.textSize}
        onChange={(textSize) => change({ textSize })}
      />
      <Choice
        legend={text('settings.motion')}
        options={MOTIONS.map((value) => ({ value, label: text(`settings.motion.${value}`) }))}
        value={settings.motion}
        onChange={(motion) => change({ motion })}
      />
      <Choice
        legend={text('settings.posture')}
        options={POSTURES.map((value) => ({ value, label: text(`settings.posture.${value}`) }))}
        value={settings.posture}
        onChange={(posture) => change({ posture })}
      />
    </>
  );
}

/** Settings that are on or off. */
function Checks() {
  const settings = useSettings((state) => state.settings);
  const change = useChange();
  return (
    <div>
      {CHECKS.map((name) => (
        <Check
          key={name}
          label={text(`settings.${name}`)}
          checked={settings[name]}
          onChange={(checked) => change({ [name]: checked })}
        />
      ))}
    </div>
  );
}

/** Whether there is sound, and how loud. */
function Sound() {
  const { sound, volume } = useSettings((state) => state.settings);
  const change = useChange();
  const percent = Math.round(volume * 100);
  return (
    <fieldset className="choice">
      <legend>{text('settings.sound')}</legend>
      <Check label={text('settings.sound-on')} checked={sound} onChange={(isOn) => change({ sound: isOn })} />
      <label className="volume">
        {text('settings.volume')}
        <input
          type="range"
          min={5}
          max={100}
          step={5}
          disabled={!sound}
          value={percent}
          aria-valuetext={text('settings.percent', { percent })}
          onChange={(event) => change({ volume: event.target.valueAsNumber / 100 })}
        />
      </label>
    </fieldset>
  );
}
