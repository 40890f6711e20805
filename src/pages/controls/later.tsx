import { useEffect, useState, type ComponentType } from 'react';

/**
 * A component whose code comes when it is first wanted. Until then, and where it does not come, `Meanwhile` stands in its
 * place.
 */
export const later = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props>,
) =>
  function Later(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props>>(() => Meanwhile);
    useEffect(() => {
      load().then(
        (loaded) => setLoaded(() => loaded),
        () => undefined,
      );
    }, []);
    return <Loaded {...props} />;
  };
