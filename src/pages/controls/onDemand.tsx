import { useEffect, useState, type ComponentType } from 'react';

/**
 * A component whose code is loaded when it is first needed. Until then `Meanwhile` is shown in its place, and `Instead`
 * if it cannot be loaded.
 */
export const onDemand = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props>,
  Instead: ComponentType<Props> = Meanwhile,
) =>
  function OnDemand(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props>>(() => Meanwhile);
    useEffect(() => {
      load().then(
        (loaded) => setLoaded(() => loaded),
        () => setLoaded(() => Instead),
      );
    }, []);
    return <Loaded {...props} />;
  };
