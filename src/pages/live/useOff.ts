import { useEffect, useState } from 'react';

/** Milliseconds without a connection after which it is told: a page that opens connects first. */
const OFF_AFTER = 1_500;

/** Whether there has been no connection for so long that the player is to know. */
export function useOff(isConnected: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (isConnected) return;
    const timer = setTimeout(() => setLasts(true), OFF_AFTER);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isConnected]);
  return lasts;
}
