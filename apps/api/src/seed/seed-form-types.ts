import { type FormTypeKind, minuteOf, usualGrace } from '@toam/domain/form-types';
import { sql } from 'drizzle-orm';
import { db, tx } from '../db/db';
import { formTypes } from '../modules/form-types/form-type.schema';

/** The working day of D90. The timesheet calls these ids shift_1 to shift_3. */
const shifts = [
  { name: 'Ca sáng', start: '08:00', end: '12:00', optional: false },
  { name: 'Ca chiều', start: '13:30', end: '17:30', optional: false },
  { name: 'Ca tối', start: '18:00', end: '21:00', optional: true },
];
const shiftTypes = ['Cả ngày', 'Nửa ngày sáng', 'Nửa ngày chiều', 'Ngoài giờ', 'Trực'];
/** The reason that is taken from the year's quota. H2. */
const yearlyLeave = 'Nghỉ phép năm';
/** Common reasons for leave in Vietnamese companies. The labour code's paid reasons (articles 113 to 115, 139) come first. */
const leaveReasons = [
  yearlyLeave,
  'Nghỉ ốm',
  'Việc riêng',
  'Bản thân kết hôn',
  'Con kết hôn',
  'Tang gia đình',
  'Thai sản',
  'Vợ sinh con',
  'Khám thai',
  'Con ốm',
  'Nghỉ bù',
  'Nghỉ không lương',
];

type Seed = typeof formTypes.$inferInsert;

const named = (kind: FormTypeKind, names: readonly string[]): Seed[] =>
  names.map((name, index) => ({ kind, name, position: index + 1, uses_quota: name === yearlyLeave }));

const seeds: Seed[] = [
  ...shifts.map(({ name, start, end, optional }, index) => ({
    kind: 'shift' as const,
    name,
    optional,
    start_minute: minuteOf(start),
    end_minute: minuteOf(end),
    grace_minutes: usualGrace,
    position: index + 1,
  })),
  ...named('typeShift', shiftTypes),
  ...named('reasonLeave', leaveReasons),
].map((seed, index) => ({ ...seed, id: index + 1 }));

/**
 * Adds the first entries to an empty table, in production too. A table with any entry, even a deleted one, is
 * not changed.
 * @returns how many entries were written
 */
export const seedFormTypes = (): Promise<number> =>
  tx(async () => {
    // two instances may start at once: the second waits, then finds the rows
    await db().execute(sql`select pg_advisory_xact_lock(hashtextextended('seed form types', 0))`);
    const [any] = await db().select({ id: formTypes.id }).from(formTypes).limit(1);
    if (any) return 0;
    await db().insert(formTypes).values(seeds);
    await db().execute(sql`select setval(pg_get_serial_sequence('form_types', 'id'), ${seeds.length})`);
    return seeds.length;
  });
