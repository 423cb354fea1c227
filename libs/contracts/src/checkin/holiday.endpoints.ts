import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { nameLine, recordId } from '@toam/contracts/field';
import { recordDay } from '@toam/contracts/moment';
import { leaveText } from '@toam/contracts/form/leave.text';

export const holiday = z.object({ id: z.number().int(), date: z.iso.date(), name: z.string() });
export type Holiday = z.output<typeof holiday>;

export const holidayFields = z.object({
  date: recordDay(leaveText.holiday),
  name: nameLine(leaveText.holidayName),
});

/** H1. */
export const listHolidays = endpoint({
  method: 'GET',
  path: '/checkin/holiday',
  summary: 'Public holidays of a year, and lunar ones that an admin entered',
  access: 'signedIn',
  query: z.object({ year: z.coerce.number().int().min(2000).max(2100).optional() }),
  example: { query: { year: 2026 } },
  data: z.array(holiday),
});

export const createHoliday = endpoint({
  method: 'POST',
  once: true,
  path: '/checkin/holiday',
  summary: 'Adds a holiday',
  access: 'admin',
  body: holidayFields,
  example: { body: { date: '2027-02-06', name: 'Tết Nguyên đán' } },
  data: holiday,
});

export const changeHoliday = endpoint({
  method: 'PUT',
  path: '/checkin/holiday',
  summary: 'Changes a holiday',
  access: 'admin',
  body: holidayFields.extend({ id: recordId }),
  example: { body: { id: 1, date: '2027-02-07', name: 'Tết Nguyên đán' } },
  data: holiday,
});

export const removeHoliday = endpoint({
  method: 'DELETE',
  path: '/checkin/holiday',
  summary: 'Removes a holiday',
  access: 'admin',
  body: z.object({ id: recordId }),
  example: { body: { id: 1 } },
  data: z.null(),
});
