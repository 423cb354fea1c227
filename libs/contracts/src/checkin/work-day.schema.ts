import type { DayReason, ShiftState } from '@toam/domain/work/shift-of-day';
import type { DayStatus } from '@toam/domain/work/work-day';
import { z } from 'zod';
import { epochSeconds } from '@toam/contracts/page';

type ByShift<Value> = Record<`shift_${number}`, Value>;

const shiftKey = /^shift_\d+$/;

function isByShift<Value>(values: unknown, isValue: (value: unknown) => value is Value): values is ByShift<Value> {
  if (typeof values !== 'object' || values === null) return false;
  for (const key in values)
    if (!shiftKey.test(key) || !isValue((values as ByShift<unknown>)[key as 'shift_1'])) return false;
  return true;
}

/**
 * Values by shift: `shift_1`. Specification 3 §9. A month of a team has forty thousand of them: one loop checks them, because a
 * schema for every key and value takes longer than deriving the days.
 * @param described the schema of a value in the API's description
 */
const byShift = <Value>(isValue: (value: unknown) => value is Value, described: object) =>
  z
    .custom<ByShift<Value>>((values) => isByShift(values, isValue))
    .meta({
      type: 'object',
      propertyNames: { type: 'string', pattern: shiftKey.source },
      additionalProperties: described,
    });

const rules = [
  'sunday',
  'holiday',
  'leave',
  'trip',
  'regime',
  'absence',
  'explanation',
  'worked',
  'tooShort',
  'late',
  'soon',
  'lateInGrace',
  'soonInGrace',
  'open',
  'ignored',
  'absent',
  'excused',
  'running',
] as const satisfies DayReason['rule'][];

const states = [
  'ok',
  'late',
  'short',
  'leave',
  'trip',
  'absent',
  'open',
  'waiting',
  'none',
] as const satisfies ShiftState[];
const statuses = [
  'ok',
  'late',
  'short',
  'leave',
  'trip',
  'absent',
  'off',
  'open',
  'future',
] as const satisfies DayStatus[];

const minutes = byShift((value): value is number => Number.isSafeInteger(value), { type: 'integer' });
const clocks = byShift((value): value is string | null => value === null || typeof value === 'string', {
  type: ['string', 'null'],
});
const credits = byShift((value): value is number | null => value === null || Number.isFinite(value), {
  type: ['number', 'null'],
});
const flags = byShift((value): value is boolean => typeof value === 'boolean', { type: 'boolean' });
const stateNames: ReadonlySet<unknown> = new Set(states);
const shiftStates = byShift((value): value is ShiftState => stateNames.has(value), { type: 'string', enum: states });

/** One person's day. Derived from check-ins and approved forms, never stored. D91. */
export const dayRow = z.object({
  /** Its first second in Vietnam. */
  date: epochSeconds,
  kind: z.enum(['work', 'sunday', 'holiday']),
  /** The name of the holiday. */
  holiday: z.string().nullable(),
  /** 'HH:mm' of the first check-in and the last check-out. */
  time: z.object({ checkin: clocks, checkout: clocks }),
  /** 'HH:mm' of check-outs that ended nothing. Shifts without one are left out. */
  ignored: clocks,
  /** Minutes that count. */
  late: minutes,
  soon: minutes,
  worked: minutes,
  /** Part of a day; null: not decided yet. */
  credit: credits,
  state: shiftStates,
  /** Of shifts that a leave took: whether it is paid. D112. */
  paid: flags,
  day: z.number(),
  status: z.enum(statuses),
});
export type DayRow = z.output<typeof dayRow>;

const dayWhy = z.object({
  rule: z.enum(rules),
  shift: z.number().int().optional(),
  form_id: z.number().int().optional(),
  text: z.string(),
});

export const explainedDayRow = dayRow.extend({ why: z.array(dayWhy) });
export type ExplainedDayRow = z.output<typeof explainedDayRow>;

const timeTotal = z.object({ total: z.number().int(), hours: z.number().int(), minutes: z.number().int() });

export const dayTotals = z.object({
  workDays: z.number(),
  totalLate: timeTotal,
  totalSoon: timeTotal,
  /** What the days are paid by. D112 */
  pay: z.object({
    /** 'Công hưởng lương': worked days, paid leave, and holidays on working days. */
    paidDays: z.number(),
    paidLeave: z.number(),
    unpaidLeave: z.number(),
    holidays: z.number(),
    absentDays: z.number(),
    /** Shifts without a check-out. */
    missingOuts: z.number().int(),
  }),
});
export type DayTotals = z.output<typeof dayTotals>;
