import { Shield, Star, TriangleAlert, Waypoints } from 'lucide-react';
import { useId } from 'react';
import { OVERLAYS, type Overlay } from '../../game/overlayNames.ts';
import { useSettings } from '../stores.tsx';
import { text } from '../../text/messages.ts';
import './overlayToggles.css';

const ICONS = {
  vaults: Waypoints,
  danger: TriangleAlert,
  propt: Shield,
  fresh: Star,
} as const satisfies Record<Overlay, typeof Shield>;

/** What the board shows on demand. */
export function OverlayToggles() {
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
        return (
          <button
            key={overlay}
            type="button"
            className="toggle"
            aria-pressed={shown.includes(overlay)}
            aria-describedby={`${id}-${overlay}`}
            data-tip={text(`overlay.${overlay}.long`)}
            onClick={() => toggle(overlay)}
          >
            <Icon aria-hidden="true" />
            <span>{text(`overlay.${overlay}`)}</span>
            <span id={`${id}-${overlay}`} className="toggle-long">
              {text(`overlay.${overlay}.long`)}
            </span>
          </button>
        );
      })}
    </div>
  );
}
