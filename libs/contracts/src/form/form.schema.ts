import { clockPattern, minuteOf } from '@toam/domain/form-types';
import { visibleText } from '@toam/domain/visible-text';
import { explainedActivities, type FormKind, formKinds } from '@toam/domain/work/day-forms';
import { countDays } from '@toam/domain/work-calendar';
import { z } from 'zod';
import { flag, largestId, longestLine } from '@toam/contracts/field';
import { person } from '@toam/contracts/person';
import { recordDay } from '@toam/contracts/moment';
import { epochSeconds } from '@toam/contracts/page';
import { explanationReasons, formText } from './form.text';
import { validationText } from '@toam/contracts/texts/validation';

/** Longest note or reason in the person's own words. */
export const longestNote = 1000;
/** The most days of one form. */
export const maxFormDays = 366;
/** The longest regime time: 04:00. */
const maxRegimeMinutes = 240;

const dayPattern = /^\d{4}[/-]\d{2}[/-]\d{2}$/;
const wireDay = (text: string): string => text.replaceAll('/', '-');
const isDay = (text: string): boolean => dayPattern.test(text) && z.iso.date().safeParse(wireDay(text)).success;
const isNear = (text: string): boolean => recordDay().safeParse(wireDay(text)).success;

/** A day: 'YYYY/MM/DD' or 'YYYY-MM-DD' on the wire, 'YYYY-MM-DD' once parsed. */
const day = z
  .string(formText.dayMissing)
  .min(1, formText.dayMissing)
  .refine(isDay, { error: formText.dayMissing, abort: true })
  .refine(isNear, formText.dayTooFar)
  .transform(wireDay);

const clock = (missing: string) => z.string(missing).min(1, missing).regex(clockPattern, formText.notAClock);

const words = (max: number) =>
  z
    .string()
    .transform(visibleText)
    .pipe(z.string().max(max, validationText.tooLong(max)));
const note = words(longestNote).nullish();

/** The id of a record that somebody chose. */
const chosen = (missing: string) => z.number(missing).int(missing).positive(missing).max(largestId, missing);
const user_approve = chosen(formText.approverMissing);
const reason = chosen(formText.reasonMissing);
/** 0: all shifts. */
const shift = z.number(formText.shiftMissing).int().min(0, formText.shiftMissing).max(largestId, formText.shiftMissing);
/** Left out: a new leave follows its reason, D112; a new absence does not count as work; a changed form keeps its own. */
const labour = flag().optional();
const common = { user_approve, note };

/** The first and the last day of a leave or a trip. */
const days = { start_date: day, end_date: day };

/** The fields of a form as they came. A rule over several fields runs as soon as these are valid, whatever else is missing. */
type Said = Partial<Record<string, unknown>>;
const whenValid =
  (isValid: (said: Said) => boolean) =>
  ({ value }: { value: unknown }): boolean =>
    typeof value === 'object' && value !== null && isValid(value as Said);

const daysOf = (said: Said) => [said['start_date'] ?? said['start'], said['end_date'] ?? said['end']];
const hasDays = whenValid((said) => daysOf(said).every((one) => day.safeParse(one).success));
const spanOf = (said: Said) => {
  const [start = '', end = ''] = daysOf(said).map((one) => wireDay(String(one)));
  return { start, end };
};

const isInOrder = (said: Said) => spanOf(said).start <= spanOf(said).end;
const isShort = (said: Said) => countDays(spanOf(said).start, spanOf(said).end) <= maxFormDays;
const isOneDay = ({ shift: chosenShift, ...said }: Said) => !chosenShift || spanOf(said).start === spanOf(said).end;

const at = (field: string, message: string) => ({ path: [field], message, when: hasDays });

/** Adds the rules that look at two days. An invalid day has its own error already. */
const checkDays = <Fields extends z.ZodType>(fields: Fields, last: 'end' | 'end_date'): Fields =>
  fields
    .refine((said) => isInOrder(said as Said), at(last, formText.endBeforeStart))
    .refine((said) => isShort(said as Said), at(last, formText.tooLong(maxFormDays)));

/** Adds the rules that look at two days, or at a shift and its days. */
const checkSpan = <Fields extends z.ZodType>(fields: Fields, last: 'end' | 'end_date'): Fields =>
  checkDays(fields, last).refine((said) => isOneDay(said as Said), at('shift', formText.shiftOfOneDay));

const isClock = (text: unknown): text is string => typeof text === 'string' && clockPattern.test(text);

const times = { time_start: clock(formText.timeStartMissing), time_end: clock(formText.timeEndMissing) };
const inOrder = ({ time_start, time_end }: { time_start: string; time_end: string }): boolean =>
  !isClock(time_start) || !isClock(time_end) || minuteOf(time_end) > minuteOf(time_start);
const outOfOrder = {
  path: ['time_end'],
  message: formText.timeEndBeforeStart,
  when: whenValid(({ time_start, time_end }) => isClock(time_start) && isClock(time_end)),
};

const duration = clock(formText.regimeEmpty).refine(
  (text) => !isClock(text) || minuteOf(text) <= maxRegimeMinutes,
  formText.regimeTooLong,
);

/** The days of a leave that is being written, with what else is asked of them. */
export const writtenDays = <Others extends z.ZodRawShape>(others: Others) =>
  checkDays(z.object({ ...days, ...others }), 'end_date');

const leave = checkSpan(z.object({ ...common, ...days, reason, shift, labour }), 'end_date');
const absence = z.object({ ...common, ...times, reason, date: day, labour }).refine(inOrder, outOfOrder);
const business = checkSpan(
  z
    .object({
      ...common,
      ...days,
      ...times,
      shift,
      address: z
        .string(formText.addressMissing)
        .transform(visibleText)
        .pipe(z.string().min(1, formText.addressMissing).max(longestLine, validationText.tooLong(longestLine))),
    })
    .refine((said) => said.start_date !== said.end_date || inOrder(said), outOfOrder),
  'end_date',
);
const regime = checkSpan(
  z
    .object({ ...common, reason, start: day, end: day, late_time: duration, soon_time: duration })
    .refine(({ late_time, soon_time }) => late_time !== '00:00' || soon_time !== '00:00', {
      path: ['late_time'],
      message: formText.regimeEmpty,
    }),
  'end',
);
const explanation = z.object({
  ...common,
  days: day,
  shift,
  activity_explanation: z.enum(explainedActivities, formText.activityMissing),
  reason_explanation: z.enum(explanationReasons, formText.reasonMissing),
  /** In the person's own words. */
  reason: words(longestNote).nullish(),
});

/** The fields of each form, for its screen and the API. Specification 3 §5.8, brief 5 §5. */
export const formFields = { leave, absence, business, regime, explanation } satisfies Record<FormKind, z.ZodType>;
export type FormFields = { [Kind in FormKind]: z.output<(typeof formFields)[Kind]> };

const id = z.number().int();
const named = z.object({ id, name: z.string() });

const base = {
  id,
  version: id,
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  user: person,
  /** Who leads the owner now: 'Nhóm của …'. */
  leader: person.nullable(),
  /** The owner's department when it was sent. */
  department: z.number().int().nullable(),
  user_approve: person,
  note: z.string().nullable(),
  created_at: epochSeconds,
  updated_at: epochSeconds,
  decided_by: person.nullable(),
  decided_at: epochSeconds.nullable(),
  /** Why it was rejected, or its approval taken back. */
  reject_reason: z.string().nullable(),
  /** When its approval was taken back; its status is 2 since. D115 */
  revoked_at: epochSeconds.nullable(),
  /** Since when its owner asks for that, and why they did. */
  cancel_asked_at: epochSeconds.nullable(),
  cancel_reason: z.string().nullable(),
  may_edit: z.boolean(),
  may_decide: z.boolean(),
  may_revoke: z.boolean(),
  may_ask_cancel: z.boolean(),
  /** Working days that it takes, in parts of a day: '2.5' is two days and a shift. */
  working_days: z.number(),
};
const text = z.string();
const answeredDays = { start_date: text, end_date: text };
const answeredTimes = { time_start: text, time_end: text };
const answeredShift = { shift: z.number().int() };
const labourFlag = { labour: z.union([z.literal(0), z.literal(1)]) };

/** A form as lists and its page show it. Days 'YYYY/MM/DD', those of explanations 'YYYY-MM-DD'. */
export const formRow = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('leave'), ...base, ...answeredDays, ...answeredShift, ...labourFlag, reason: named }),
  z.object({ kind: z.literal('absence'), ...base, ...answeredTimes, ...labourFlag, date: text, reason: named }),
  z.object({
    kind: z.literal('business'),
    ...{ ...base, ...answeredDays, ...answeredTimes, ...answeredShift },
    address: text,
  }),
  z.object({
    kind: z.literal('regime'),
    ...base,
    ...{ reason: named, start: text, end: text, late_time: text, soon_time: text },
  }),
  z.object({
    kind: z.literal('explanation'),
    ...{ ...base, ...answeredShift },
    days: text,
    activity_explanation: z.enum(explainedActivities),
    reason_explanation: z.enum(explanationReasons),
    reason: z.string().nullable(),
  }),
]);
export type FormRow = z.output<typeof formRow>;

/** Kinds of forms, or all of them. */
export const formListKinds = [...formKinds, 'all'] as const;
