import { Shield, Star, TriangleAlert, Waypoints } from 'lucide-react';
import { useId } from 'react';
import type { Ruleset } from '../../engine/index.ts';
import { OVERLAYS, type Overlay } from '../../game/overlays/overlayNames.ts';
import { useSettings } from '../stores.tsx';
import { soldiersIn } from '../../text/kindNames.ts';
import { text } from '../../text/messages.ts';
import './overlayToggles.css';

const ICONS = {
  vaults: Waypoints,
  danger: TriangleAlert,
  propt: Shield,
  fresh: Star,
} as const satisfies Record<Overlay, typeof Shield>;

/** What the board of a game shows on request. */
export function OverlayToggles({ ruleset }: { ruleset: Ruleset }) {
  const id = useId();
  const shown = useSettings(({ settings }) => settings.overlays);
  const change = useSettings((state) => state.change);
  const toggle = (overlay: Overlay): void =>
    change({
      overlays: shown.includes(overlay) ? shown.filter((other) => other !== overlay) : [...shown, overlay],
    });
  return (
    <div className="overlays" role="toolbar" aria-label={text('overlays.label')}>
      {OVERLAYS.map((overlay) => {
        const Icon = ICONS[overlay];
        const words = text(`overlay.${overlay}.long`, soldiersIn(ruleset));
        return (
          <button
            key={overlay}
            type="button"
            className="toggle"
            aria-pressed={shown.includes(overlay)}
            aria-describedby={`${id}-${overlay}`}
            data-tip={words}
            onClick={() => toggle(overlay)}
          >
            <Icon aria-hidden="true" />
            <span>{text(`overlay.${overlay}`)}</span>
            <span id={`${id}-${overlay}`} className="toggle-long">
              {words}
            </span>
          </button>
        );
      })}
    </div>
  );
}
