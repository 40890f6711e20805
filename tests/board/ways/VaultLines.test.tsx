// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import VaultLines from '../../../src/board/ways/VaultLines.tsx';
import { viewOf } from '../../../src/board/view.ts';
import { vaultRoutes } from '../../../src/game/overlays/overlays.ts';
import { drawn } from '../../support/drawn.ts';

it('vaults over one line are drawn once along it, with a dot at each start and an arrowhead at each end', () => {
  // two Deldars may vault over the same three Swods, to either end of the line
  const position = drawn('pastang', 'D Ma1, D Mb1, S Mc1, S Md1, S Me1, d Mf6');
  const routes = vaultRoutes(position);
  const starts = new Set(routes.map(({ from }) => from));
  const ends = new Set(
    routes.map(({ parts }) =>
      parts
        .slice(-2)
        .map(({ square }) => square)
        .join(),
    ),
  );
  const steps = routes.reduce((sum, { parts }) => sum + parts.length - 1, 0);
  expect(starts.size).toBeGreaterThan(1);
  const view = viewOf(position.ruleset.geometry, 'south');
  const { container } = render(<VaultLines view={view} routes={routes} isFaint={false} />);
  const line = container.querySelector('.line')?.getAttribute('d') ?? '';
  const drawnSteps = line.match(/M/g)?.length ?? 0;
  expect(container.querySelectorAll('circle')).toHaveLength(starts.size);
  expect(container.querySelectorAll('.head')).toHaveLength(ends.size);
  expect(drawnSteps).toBeLessThan(steps + ends.size);
  expect(new Set(line.split('M')).size).toBe(drawnSteps + 1);
});
