import { useEffect, useState } from 'react';

/** Safari has no requestIdleCallback; there, one second after the first screen counts as idle. */
const whenIdle = (work: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const asked = window.requestIdleCallback(work, { timeout: 5000 });
    return () => window.cancelIdleCallback(asked);
  }
  const timer = setTimeout(work, 1000);
  return () => clearTimeout(timer);
};

let wasIdle = false;

/** Whether the browser has been idle once since the start. Less important calls wait for it, so that the first screen comes first. */
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
