import type { Holidays } from '@toam/domain/work/work-calendar';
import { listHolidays } from './holiday.queries';

/** Names of the holidays between two days, both included. H1. */
export const readHolidays = async (first: string, last: string): Promise<Holidays> =>
  new Map((await listHolidays(first, last)).map(({ date, name }) => [date, name]));
