import { checkinExportQuery, listDaysOfTeam } from '@toam/contracts/checkin/checkin.endpoints';
import type { ExplainedDayRow } from '@toam/contracts/checkin/work-day.schema';
import { checkinText } from '@toam/contracts/checkin/checkin.text';
import { checkinExportText as text } from '@toam/contracts/checkin/checkin-export.text';
import type { Actor } from '@toam/domain/actor';
import { dayOf } from '@toam/domain/day';
import { countDays, daysOfMonth, workingDays } from '@toam/domain/work-calendar';
import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import { type ExportColumn, exportColumnsOf, sheetColumn } from '../../sheets/export-column';
import { exportKind, type WantedColumn } from '../../sheets/export-kind';
import type { SheetBatch, SheetRow } from '../../sheets/sheet';
import { payrollSheet, sumRow } from './checkin-sums';
import { explainDays } from './day-serializer';
import { calledIn, daysOf, workforceOf } from './days-of';
import type { SheetPerson } from './sheet-people';
import { readableWorkers, takeWorker, teamOf } from './work-readers';

interface Exported {
  person: SheetPerson;
  day: ExplainedDayRow;
}

const { text: words, number, day } = exportColumnsOf<Exported>();

const sum = (byShift: Record<string, number>): number => Object.values(byShift).reduce((total, one) => total + one, 0);
const weekdayOf = (date: string): string => text.weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()]!;
const statusOf = ({ holiday, status }: ExplainedDayRow): string => holiday ?? checkinText.status[status];

/** The columns of every timesheet. Each shift adds two: `in_1`, `out_1`. */
const columns: Record<string, ExportColumn<Exported>> = {
  code: words(text.code, ({ person: { id } }) => String(id), 90),
  person: words(text.person, ({ person: { name } }) => name, 180),
  position: words(text.position, ({ person: { position } }) => position, 120),
  team: words(text.team, ({ person: { team } }) => team, 180),
  date: day(text.date, ({ day: { date } }) => date),
  weekday: words(text.weekday, ({ day: { date } }) => weekdayOf(dayOf(date))),
  late: number(text.late, ({ day: { late } }) => sum(late)),
  soon: number(text.soon, ({ day: { soon } }) => sum(soon)),
  worked: number(text.worked, ({ day: { worked } }) => sum(worked)),
  credit: number(text.credit, ({ day: { day: credit } }) => credit),
  status: words(text.status, ({ day: of }) => statusOf(of), 120),
  why: words(text.why, ({ day: { why } }) => why.map((reason) => reason.text).join('\n'), 480),
};

async function columnsIn(query: Query | null): Promise<Record<string, ExportColumn<Exported>>> {
  const { shifts } = await daysOf([], spanOf(query));
  const ofShifts = shifts.flatMap(({ id, name }): [string, ExportColumn<Exported>][] => [
    [
      `in_${id}`,
      words(text.in(name.toLocaleLowerCase('vi')), ({ day: { time } }) => time.checkin[`shift_${id}`] ?? null),
    ],
    [
      `out_${id}`,
      words(text.out(name.toLocaleLowerCase('vi')), ({ day: { time } }) => time.checkout[`shift_${id}`] ?? null),
    ],
  ]);
  return { ...columns, ...Object.fromEntries(ofShifts) };
}

type Query = z.output<typeof checkinExportQuery>;

/** @throws HttpError forbidden, as the timesheet does */
async function peopleOf(actor: Actor, query: Query | null, span: Span): Promise<number[]> {
  if (query?.user !== undefined) return [(await takeWorker(actor, query.user)).id];
  if (query) return teamOf(actor, query.leader, span);
  return workforceOf(span, (await readableWorkers(actor)) ?? undefined);
}

interface Span {
  first: string;
  /** The sums are of the days until then, as on the screen. */
  last: string;
  /** A day that is still to come has no row: it has nothing to tell. */
  lastRow: string;
}

/** Everything is the running month until today. */
function spanOf(query: Query | null): Span {
  const today = dayOf(Date.now() / 1000);
  if (!query) return { first: `${today.slice(0, 7)}-01`, last: today, lastRow: today };
  const last = dayOf(query.endAt);
  return { first: dayOf(query.startAt), last, lastRow: last < today ? last : today };
}

/** '2026-10' if the days are that month, or the running one until today; other days by the first and the last. */
function monthOf({ first, last, lastRow }: Span): string {
  const month = first.slice(0, 7);
  const days = daysOfMonth(month);
  const isMonth = first === days[0] && (last === days.at(-1) || lastRow === dayOf(Date.now() / 1000));
  return isMonth && last.startsWith(month) ? month : `${first}_${last}`;
}

/** People whose days are read at once: others' calls wait only a few milliseconds. */
const batch = 10;

/** Rows of days, people by name, then a sheet of their sums. */
async function* sheetsOf(
  people: readonly number[],
  { first, last, lastRow }: Span,
  cells: ExportColumn<Exported>[],
): AsyncGenerator<SheetBatch> {
  const sums: SheetRow[] = [];
  for (let at = 0; at < people.length; at += batch) {
    const start = performance.now();
    const some = people.slice(at, at + batch);
    const read = await daysOf(some, { first, last });
    const { byUser, dates, holidays, shifts } = read;
    const called = await calledIn(read, some);
    const realDays = workingDays(dates, holidays).length;
    const rows: SheetRow[] = [];
    for (const id of some) {
      const person = called.get(id)!;
      const days = byUser.get(id) ?? [];
      const told = days.filter(({ date }) => date <= lastRow);
      const explained = explainDays(told, shifts);
      rows.push(...explained.map((one) => cells.map(({ value }) => value({ person, day: one }))));
      sums.push(sumRow(person, days, realDays));
    }
    await pause(Math.min(performance.now() - start, 50));
    yield rows;
  }
  yield* payrollSheet(sums);
}

/** The timesheet as a sheet: one row per person and day, and the sums of each person. Rows as `canSeeWork`. D48, issue 14. */
export const checkinExport = exportKind({
  list: listDaysOfTeam,
  question: checkinExportQuery,
  column: async (wanted: WantedColumn, query) => sheetColumn(await columnsIn(query), wanted),
  about: (query) => monthOf(spanOf(query)),
  find: async (actor, query, wanted) => {
    const span = spanOf(query);
    const people = await peopleOf(actor, query, span);
    const known = await columnsIn(query);
    const cells = wanted.map(({ key }) => known[key]!);
    return {
      total: people.length * countDays(span.first, span.lastRow),
      batches: sheetsOf(people, span, cells),
    };
  },
});
