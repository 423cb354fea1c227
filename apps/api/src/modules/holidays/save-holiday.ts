import type { Holiday, holidayFields } from '@toam/contracts/checkin/holiday.endpoints';
import { leaveText } from '@toam/contracts/texts/leave';
import type { Actor } from '@toam/domain/actor';
import type { z } from 'zod';
import { auditChange } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { HttpError } from '../../http/http-error';
import { emit } from '../../live/emit';
import { refuseClosed } from '../closed-months/closed-months.reads';
import { deleteHoliday, insertHoliday, isDayTaken, lockHoliday, updateHoliday } from './holiday.queries';
import type { HolidayRow } from './holiday.schema';

type Said = z.output<typeof holidayFields>;

const serialize = ({ id, date, name }: HolidayRow): Holiday => ({ id, date, name });

async function refuseTaken(date: string, except?: number): Promise<void> {
  if (!(await isDayTaken(date, except))) return;
  throw new HttpError('conflict', leaveText.holidayTaken, { errors: { date: leaveText.holidayTaken } });
}

/** A holiday changes everybody's days, so open timesheets read again. */
async function publish(actor: Actor, id: number, before: Said | null, after: Said | null): Promise<void> {
  const change = (column: 'date' | 'name') => ({
    column,
    old_value: before?.[column] ?? null,
    new_value: after?.[column] ?? null,
  });
  auditChange(actor, 'holiday', id, [change('date'), change('name')]);
  await emit({ kind: 'record.changed', noun: 'holiday', record_id: id, changed_by: actor.id }, 'everyone');
}

async function take(id: number): Promise<HolidayRow> {
  const found = await lockHoliday(id);
  if (!found) throw new HttpError('not_found', leaveText.holidayNotFound);
  return found;
}

/** @throws HttpError conflict if the day is in the list already, or its month is closed */
export const createHoliday = (actor: Actor, said: Said): Promise<Holiday> =>
  tx(async () => {
    await refuseTaken(said.date);
    await refuseClosed(said.date, said.date, 'date');
    const made = await insertHoliday({ ...said, created_by: actor.id });
    await publish(actor, made.id, null, made);
    return serialize(made);
  });

/** @throws HttpError not_found; conflict if the day is in the list already, or a month of it is closed */
export const changeHoliday = (actor: Actor, id: number, { date, name }: Said): Promise<Holiday> =>
  tx(async () => {
    const before = await take(id);
    await refuseTaken(date, id);
    for (const day of new Set([before.date, date])) await refuseClosed(day, day, 'date');
    const after = await updateHoliday(id, { date, name });
    await publish(actor, id, before, after);
    return serialize(after);
  });

/** @throws HttpError not_found; conflict if its month is closed */
export const removeHoliday = (actor: Actor, id: number): Promise<null> =>
  tx(async () => {
    const before = await take(id);
    await refuseClosed(before.date, before.date);
    await deleteHoliday(id);
    await publish(actor, id, before, null);
    return null;
  });
