import {
  addAccumulation,
  changeAccumulation,
  listAccumulations,
  readAccumulation,
  readAttendance as attendance,
  type AttendanceCell,
  type readAttendance as endpoint,
} from '@toam/contracts/accumulation/accumulation.endpoints';
import { accumulationText } from '@toam/contracts/business/accumulation.text';
import { businessText } from '@toam/contracts/business/business.text';
import { accumulation, mayWriteAccumulation } from '@toam/domain/business/accumulation.record';
import { dayOf, dayStart } from '@toam/domain/day';
import type { InputOf } from '@toam/contracts/endpoint';
import type { Actor } from '@toam/domain/actor';
import { daysBetween, isSunday } from '@toam/domain/work-calendar';
import { and, between, isNull, sql } from 'drizzle-orm';
import { changes, creates, handle, moduleOf } from '../../http/handle';
import { HttpError } from '../../http-error';
import { type Check, recordStore } from '../../record/record-store';
import { readableStaff, readFilteredStaff, readSalesStaff, type SalesPerson } from '../users/team/business-scope.reads';
import { accumulations } from './accumulation.schema';
import { db } from '../../db/db';
import { idArray } from '../../db/id-array';
import { readApprovedLeave } from '../forms/forms.reads';
import { readHolidays } from '../holidays/holidays.reads';
import { personOf, readStaffNames } from '../users/users.reads';

/** Today in Vietnam. */
const currentDay = (): string => dayOf(Date.now() / 1000);

/** Which days were entered. */
function findEnteredDays(users: readonly number[], first: string, last: string) {
  const { id, user_id, date, deleted_at } = accumulations;
  return db()
    .select({ id, user_id, date })
    .from(accumulations)
    .where(and(isNull(deleted_at), sql`${user_id} = any(${idArray(users)})`, between(date, first, last)));
}

interface Grid {
  today: string;
  /** Ids of entries, by person and day. */
  entries: Map<string, number>;
  /** Approved leave in words, by person and day. */
  leave: Map<string, string>;
}

const keyOf = (userId: number, day: string): string => `${userId} ${day}`;

/** The leave of these people, in words on each of its days. */
async function readLeave(ids: readonly number[], days: readonly string[]): Promise<Map<string, string>> {
  const words = new Map<string, string>();
  for (const leave of await readApprovedLeave(ids, days[0]!, days.at(-1)!))
    for (const day of daysBetween(leave.start_date, leave.end_date)) {
      const key = keyOf(leave.user_id, day);
      // a morning and an afternoon may be two leaves
      words.set(key, [words.get(key), leave.words].filter(Boolean).join('; '));
    }
  return words;
}

function stateOf(
  day: string,
  { today }: Grid,
  { onboarding }: SalesPerson,
  isEntered: boolean,
): AttendanceCell['state'] {
  if (isSunday(day)) return 'sunday';
  if (isEntered) return 'yes';
  if (day > today) return 'future';
  return onboarding !== null && day < onboarding ? 'before' : 'no';
}

function cellOf(day: string, grid: Grid, person: SalesPerson): AttendanceCell {
  const id = grid.entries.get(keyOf(person.id, day));
  const leave = grid.leave.get(keyOf(person.id, day));
  return {
    state: stateOf(day, grid, person, id !== undefined),
    ...(id === undefined ? {} : { id }),
    ...(leave === undefined ? {} : { leave }),
  };
}

/** Who entered which day. D75, B8. @throws HttpError forbidden for somebody whom the actor may not see */
async function readAttendance(actor: Actor, query: InputOf<typeof endpoint>['query']) {
  const people = await readSalesStaff(await readFilteredStaff(actor, query));
  const ids = people.map(({ id }) => id);
  const [first, last] = [dayOf(query.startAt), dayOf(query.endAt)];
  const days = daysBetween(first, last);
  const entered = await findEnteredDays(ids, first, last);
  const entries = new Map(entered.map(({ id, user_id, date }) => [keyOf(user_id, date), id]));
  const grid: Grid = { today: currentDay(), entries, leave: await readLeave(ids, days) };
  const holidays = await readHolidays(first, last);
  const staff = await readStaffNames(ids);
  return {
    days: days.map((day) => ({ date: dayStart(day), holiday: holidays.get(day) ?? null })),
    list: people.map((person) => {
      const cells = days.map((day) => cellOf(day, grid, person));
      const missing = cells.filter(({ state }) => state === 'no').length;
      const user = { ...personOf(staff, person.id)!, job_position: person.job_position };
      return { user, cells, entered: cells.filter(({ id }) => id !== undefined).length, missing };
    }),
  };
}

const store = recordStore(accumulation, accumulations, {
  words: {
    notFound: accumulationText.notFound,
    mayNotRead: businessText.mayNotSee,
    refused: { notYours: accumulationText.notYours, closed: accumulationText.closed },
    taken: () => ({ message: accumulationText.taken }),
    created: accumulationText.historyCreated,
  },
  scope: async (actor) => ({ user: await readableStaff(actor) }),
  row: (actor) => (entry) => ({ may_edit: mayWriteAccumulation(actor, entry, currentDay()) }),
});
type EntryCheck = Check<typeof accumulation, typeof accumulations>;

const notInTheFuture: EntryCheck = ({ after, changes: differs }) =>
  differs('date') && after.date > currentDay() ? { date: accumulationText.future } : {};

/** An entry moves only to a day that is open, too. D74. */
const toAnOpenDay: EntryCheck = ({ actor, after }) => {
  if (!mayWriteAccumulation(actor, after, currentDay())) throw new HttpError('forbidden', accumulationText.closed);
};

const dayOrNone = (moment: number | undefined) => (moment === undefined ? undefined : dayOf(moment));

/** What staff did each day, and who entered it. Specification 3 §5.1, D74. */
export const accumulationsModule = moduleOf([
  handle(addAccumulation, { audit: creates('accumulation') }, ({ actor, body }) =>
    store.create(actor, body, { before: [notInTheFuture] }),
  ),
  handle(changeAccumulation, { audit: changes('accumulation', 'id') }, ({ actor, body }) =>
    store.change(actor, body, { before: [notInTheFuture, toAnOpenDay] }),
  ),
  handle(readAccumulation, async ({ actor, query: { id, date: moment, user_id: userId = actor.id } }) => {
    if (id !== undefined) return store.find(actor, id);
    const user = await readFilteredStaff(actor, { users: [userId] });
    return store.first(actor, { user, date: [dayOf(moment!)] });
  }),
  handle(listAccumulations, async ({ actor, query }) => {
    const date = { from: dayOrNone(query.startAt), to: dayOrNone(query.endAt) };
    return store.page(actor, query, { user: await readFilteredStaff(actor, query), date });
  }),
  handle(attendance, ({ actor, query }) => readAttendance(actor, query)),
]);
