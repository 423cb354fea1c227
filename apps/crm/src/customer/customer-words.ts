import { writtenDay } from '@toam/domain/day';

/** '1980-02-28' as '28/02/1980'; 0000-00-00 and nothing as null, which is shown as a dash. Specification 2 §9. */
export const dayText = (day: string | null): string | null => (day && !day.startsWith('0000') ? writtenDay(day) : null);
