import { useEffect, useState } from 'react';
import { serverNow } from './server-clock';

const thisMinute = () => Math.floor(serverNow() / 60_000) * 60;

/** The running minute by the server's clock, in epoch seconds. It renders again only when the minute changes. */
export function useClock(): number {
  const [minute, setMinute] = useState(thisMinute);
  useEffect(() => {
    const timer = setInterval(() => setMinute(thisMinute()), 1000);
    return () => clearInterval(timer);
  }, []);
  return minute;
}
