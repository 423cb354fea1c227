import { dayOf } from '@toam/domain/day';
import { useEffect, useState } from 'react';
import { serverNow } from './server-clock';

const thisMinute = () => Math.floor(serverNow() / 60_000) * 60;

/** What is read from the server's clock every second. It renders again only when that changes. */
function useRead<Moment extends number | string>(read: () => Moment): Moment {
  const [moment, setMoment] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setMoment(read()), 1000);
    return () => clearInterval(timer);
  }, [read]);
  return moment;
}

/** The running minute, in epoch seconds. */
export const useClock = (): number => useRead(thisMinute);

const thisDay = () => dayOf(serverNow() / 1000);

/** The running day in Vietnam: "2026-11-20". */
export const useToday = (): string => useRead(thisDay);
