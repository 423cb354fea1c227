import { dayStart } from '@toam/domain/day';
import { z } from 'zod';
import { validationText } from './texts/validation';

/** The first and the last day that a record may name. Earlier and later ones are typing errors. `formText.dayTooFar` names the years. */
export const [firstRecordDay, lastRecordDay] = ['2000-01-01', '2100-12-31'] as const;

/**
 * The last second of the year 9998 in Vietnam. A day, month or year later still has four digits, which calendars, browsers and the
 * database know: 9999-12-31 in UTC is the year 10000 in Vietnam.
 */
export const latestMoment = dayStart('9999-01-01') - 1;

/** A moment of a body: epoch seconds (D4), from 1970 on. @param wrong the message of any other value */
export const moment = (wrong?: string) =>
  z
    .number(wrong)
    .int(wrong)
    .min(0, wrong)
    .max(latestMoment, wrong ?? validationText.dateTooLate);

/** A moment of a query string. */
export const momentParam = z.coerce.number().pipe(moment());

/** A day that a record may name: '2026-11-20'. @param wrong the message of any other text */
export const recordDay = (wrong?: string) =>
  z.iso.date(wrong).refine((day) => day >= firstRecordDay && day <= lastRecordDay, wrong);
