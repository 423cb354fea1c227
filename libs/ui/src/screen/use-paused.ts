import { useEffect, useState } from 'react';

/**
 * A value after it stops changing, so that not every letter makes a request.
 * @param pause milliseconds
 */
export function usePaused(value: string, pause: number): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return paused;
}
