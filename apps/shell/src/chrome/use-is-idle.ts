import { useEffect, useState } from 'react';

/** Safari has no requestIdleCallback; a second after the first screen is idle enough. */
const whenIdle = (work: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const asked = window.requestIdleCallback(work, { timeout: 5000 });
    return () => window.cancelIdleCallback(asked);
  }
  const timer = setTimeout(work, 1000);
  return () => clearTimeout(timer);
};

let wasIdle = false;

/** Whether the browser has had a moment's rest since the start: what is nice to know must not compete with the first screen. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(wasIdle);
  useEffect(() => {
    if (isIdle) return;
    return whenIdle(() => {
      wasIdle = true;
      setIdle(true);
    });
  }, [isIdle]);
  return isIdle;
}
