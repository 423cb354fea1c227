import type { HistoryModel } from '@toam/contracts/history/history.endpoints';
import { accumulationText } from '@toam/contracts/business/accumulation.text';
import { targetText } from '@toam/contracts/business/target.text';
import { accumulationCounters, counterNames } from '@toam/domain/business/accumulation.record';
import { daysOfQuarter } from '@toam/domain/business/business-period';
import { dayStart } from '@toam/domain/day';
import { isLeave } from '@toam/domain/work/form-kinds';
import { daysBetween } from '@toam/domain/work-calendar';
import { sql } from 'drizzle-orm';
import { db } from '../../apps/api/src/db/db';
import { holidays } from '../../apps/api/src/modules/holidays/holiday.schema';
import { targets } from '../../apps/api/src/modules/targets/target.schema';
import type { Brokerage } from './brokerage';
import { demoAccumulations } from './business/activity';
import { demoTargets } from './business/targets';
import type { DemoForm } from './people/attendance';
import { writeInParts } from './rows';

/** A column of all rows as one parameter. */
const column = (values: readonly (number | string)[], type: 'int' | 'date' | 'timestamptz') =>
  sql`${sql.param(`{${values.join(',')}}`)}::${sql.raw(type)}[]`;

/** Writes what people entered of their days: ten thousand rows of twenty columns, so by column. */
async function insertAccumulations(
  { staff, calendar, activity: { months, random } }: Brokerage,
  staffIds: number[],
  forms: DemoForm[],
): Promise<void> {
  const free = new Map((await db().select().from(holidays)).map(({ date, name }) => [date, name]));
  const away = new Set(
    forms
      .filter(({ kind, status }) => isLeave(kind) && status === 1)
      .flatMap(({ person, start_date, end_date }) =>
        daysBetween(start_date, end_date).map((day) => `${person} ${day}`),
      ),
  );
  const isAway = (person: number, day: string) => away.has(`${person} ${day}`);
  const rows = demoAccumulations(random, calendar, staff, months, { holidays: free, isAway });
  const columns = [
    column(
      rows.map(({ person }) => staffIds[person]!),
      'int',
    ),
    column(
      rows.map(({ date }) => date),
      'date',
    ),
    column(
      rows.map(({ entered }) => entered.toISOString()),
      'timestamptz',
    ),
    ...counterNames.map((name) =>
      column(
        rows.map(({ counters }) => counters[name]),
        'int',
      ),
    ),
  ];
  const counters = sql.join(
    counterNames.map((name) => sql.identifier(accumulationCounters[name].column)),
    sql`, `,
  );
  await db().execute(sql`
    insert into accumulations (user_id, created_by, date, created_at, updated_at, ${counters})
    select user_id, user_id, date, entered, entered, ${counters}
    from unnest(${sql.join(columns, sql`, `)}) entry(user_id, date, entered, ${counters})`);
  await writeHistories('Accumulation', 'accumulations', accumulationText.historyCreated);
}

/** The line that the histories of a table's records begin with. */
const writeHistories = (model: HistoryModel, table: string, line: string) =>
  db().execute(sql`
    insert into history_entries (model, model_id, user_id, "column", new_value, created_at)
    select ${model}::text, id, created_by, 'created_at', ${line}::text, created_at from ${sql.identifier(table)} order by id`);

/** Writes the starting values of the quarters, each on its first morning. */
async function insertTargets({ staff, calendar, activity }: Brokerage, staffIds: number[]): Promise<void> {
  const created_by = staffIds[staff.findIndex(({ email }) => email === 'saleadmin@toam.vn')]!;
  await writeInParts(
    demoTargets(activity.random.fork('targets'), calendar, staff).map(({ person, ...target }) => {
      const morning = new Date((dayStart(daysOfQuarter(target.year, target.quarter).first) + 8 * 3600) * 1000);
      const user_id = person === null ? null : staffIds[person]!;
      return { ...target, user_id, created_by, created_at: morning, updated_at: morning };
    }),
    (part) => db().insert(targets).values(part),
  );
  await writeHistories('Target', 'targets', targetText.historyCreated);
}

/** Writes what people did each day, and the starting values of the quarters. */
export async function insertActivity(brokerage: Brokerage, staffIds: number[], forms: DemoForm[]): Promise<void> {
  await insertAccumulations(brokerage, staffIds, forms);
  await insertTargets(brokerage, staffIds);
}
