import { lazy, memo, Suspense, useState, type ComponentType } from 'react';

/**
 * A drawing that is loaded after the board; if it cannot be loaded, its place stays empty. Once `load` has finished, it
 * is drawn at once.
 */
export function drawnLater<Props extends object>(
  ask: () => Promise<{ readonly default: ComponentType<Props> }>,
) {
  let loaded: ComponentType<Props> | null = null;
  const load = async (): Promise<boolean> => {
    try {
      loaded = (await ask()).default;
    } catch {
      return false;
    }
    return true;
  };
  const Drawing = lazy(async () => {
    await load();
    return { default: loaded ?? Nothing };
  });
  const DrawnLater = memo(function DrawnLater(props: Props) {
    const [Loaded] = useState(() => loaded);
    return Loaded === null ? (
      <Suspense>
        <Drawing {...props} />
      </Suspense>
    ) : (
      <Loaded {...props} />
    );
  });
  return Object.assign(DrawnLater, { load });
}

const Nothing = () => null;
