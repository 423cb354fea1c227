import type { DayReason, DayStatus, ShiftState } from '@toam/domain/work/work-day';
import { z } from 'zod';
import { epochSeconds } from '../page';

/** By shift: `shift_1`. Specification 3 §9. */
const byShift = <Value extends z.ZodType>(value: Value) =>
  z.record(z.templateLiteral(['shift_', z.number().int()]), value);

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
  'absent',
  'excused',
  'running',
] as const satisfies DayReason['rule'][];

const states = ['ok', 'late', 'leave', 'trip', 'absent', 'open', 'waiting', 'none'] as const satisfies ShiftState[];
const statuses = ['ok', 'late', 'leave', 'trip', 'absent', 'off', 'open', 'future'] as const satisfies DayStatus[];

const minutes = z.number().int();
const clock = z.string().nullable();

/** One person's day. Derived from check-ins and approved forms, never stored. D91. */
export const dayRow = z.object({
  /** Its first second in Vietnam. */
  date: epochSeconds,
  kind: z.enum(['work', 'sunday', 'holiday']),
  /** The name of the holiday. */
  holiday: z.string().nullable(),
  /** 'HH:mm' of the first check-in and the last check-out. */
  time: z.object({ checkin: byShift(clock), checkout: byShift(clock) }),
  /** Minutes that count. */
  late: byShift(minutes),
  soon: byShift(minutes),
  worked: byShift(minutes),
  /** Part of a day; null: not decided yet. */
  credit: byShift(z.number().nullable()),
  state: byShift(z.enum(states)),
  day: z.number(),
  status: z.enum(statuses),
});
export type DayRow = z.output<typeof dayRow>;

export const dayWhy = z.object({
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
});
export type DayTotals = z.output<typeof dayTotals>;
