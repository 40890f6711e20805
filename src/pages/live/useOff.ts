import { useEffect, useState } from 'react';

/** Milliseconds without a connection after which the player is told: a page that opens has to connect first. */
const OFF_AFTER = 1_500;

/** Whether there has been no connection for so long that the player should know. */
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
