import { useEffect, useState } from 'react';

/**
 * A value once it has stood still: a question to the server for every letter would be too many.
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
