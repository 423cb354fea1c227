import { fieldText } from '@toam/contracts/texts/field';
import { isDay, readTypedDay, type DayReading } from '@toam/domain/typed-day';
import { todayInVietnam } from '../format/day';

type Sense = { isBirth?: DayReading['isBirth'] | undefined };

/** A typed text as a field holds it: YYYY-MM-DD, null for nothing, and the text itself if it could not be read. */
export function heldDay(text: string, reading: Sense): string | null {
  if (text.trim() === '') return null;
  const read = readTypedDay(text, { today: todayInVietnam(), isBirth: reading.isBirth ?? false });
  return 'day' in read ? read.day : text;
}

/** What is wrong with a held day; undefined for a day and for none. */
export function dayProblem(held: string | null, reading: Sense = {}): string | undefined {
  if (!held || isDay(held)) return undefined;
  const read = readTypedDay(held, { today: todayInVietnam(), isBirth: reading.isBirth ?? false });
  if ('day' in read) return undefined;
  switch (read.problem) {
    case 'noSuchDay':
      return fieldText.noSuchDay(held, read.month, read.year);
    case 'noYear':
      return fieldText.dayWithoutYear(held);
    case 'hasTime':
      return fieldText.dayWithTime(held);
    case 'notADay':
      return fieldText.notADay(held);
  }
}
