import { useEffect, useState, type ComponentType } from 'react';

/**
 * A component whose code comes when it is first wanted. Until then `Meanwhile` stands in its place, and `Instead` where it
 * does not come.
 */
export const later = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props>,
  Instead: ComponentType<Props> = Meanwhile,
) =>
  function Later(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props>>(() => Meanwhile);
    useEffect(() => {
      load().then(
        (loaded) => setLoaded(() => loaded),
        () => setLoaded(() => Instead),
      );
    }, []);
    return <Loaded {...props} />;
  };
