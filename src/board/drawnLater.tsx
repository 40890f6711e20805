import { lazy, memo, Suspense, type ComponentType } from 'react';

/** A drawing that comes after the board; if it does not come, its place stays empty. */
export function drawnLater<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
) {
  const Drawing = lazy(async () => {
    try {
      return await load();
    } catch {
      return { default: Nothing };
    }
  });
  return memo(function DrawnLater(props: Props) {
    return (
      <Suspense>
        <Drawing {...props} />
      </Suspense>
    );
  });
}

const Nothing = () => null;
