import { clockPattern, minuteOf } from '@toam/domain/form-types';
import { visibleText } from '@toam/domain/visible-text';
import { explainedActivities } from '@toam/domain/work/day-forms';
import {
  type AskedField,
  type AskedOf,
  asks,
  type DayNameOf,
  type FormKind,
  formKinds,
  kindsOfForms,
} from '@toam/domain/work/form-kinds';
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

const isClock = (text: unknown): text is string => typeof text === 'string' && clockPattern.test(text);
const duration = clock(formText.regimeEmpty).refine(
  (text) => !isClock(text) || minuteOf(text) <= maxRegimeMinutes,
  formText.regimeTooLong,
);

/** The id of a record that somebody chose. */
const chosen = (missing: string) => z.number(missing).int(missing).positive(missing).max(largestId, missing);

const id = z.number().int();
const text = z.string();

/** Each field that a form may ask: what is taken, and what is answered. */
const fields = {
  reason: { taken: chosen(formText.reasonMissing), answered: z.object({ id, name: text }) },
  time_start: { taken: clock(formText.timeStartMissing), answered: text },
  time_end: { taken: clock(formText.timeEndMissing), answered: text },
  /** 0: all shifts. */
  shift: {
    taken: z.number(formText.shiftMissing).int().min(0, formText.shiftMissing).max(largestId, formText.shiftMissing),
    answered: id,
  },
  /** Left out: a new leave follows its reason, D112; a new absence does not count as work; a changed form keeps its own. */
  labour: { taken: flag().optional(), answered: z.union([z.literal(0), z.literal(1)]) },
  address: {
    taken: z
      .string(formText.addressMissing)
      .transform(visibleText)
      .pipe(z.string().min(1, formText.addressMissing).max(longestLine, validationText.tooLong(longestLine))),
    answered: text,
  },
  late_time: { taken: duration, answered: text },
  soon_time: { taken: duration, answered: text },
  activity_explanation: {
    taken: z.enum(explainedActivities, formText.activityMissing),
    answered: z.enum(explainedActivities),
  },
  reason_explanation: {
    taken: z.enum(explanationReasons, formText.reasonMissing),
    answered: z.enum(explanationReasons),
  },
  /** In the person's own words. */
  explanation: { taken: words(longestNote).nullish(), answered: text.nullable() },
} satisfies Record<AskedField, { taken: z.ZodType; answered: z.ZodType }>;

export type TakenValue<Field extends AskedField> = z.output<(typeof fields)[Field]['taken']>;
export type AnsweredValue<Field extends AskedField> = z.output<(typeof fields)[Field]['answered']>;

/** The wire calls the words of an explanation `reason`. */
export type WireName<Field extends AskedField> = Field extends 'explanation' ? 'reason' : Field;
export const wireName = (field: AskedField): WireName<AskedField> => (field === 'explanation' ? 'reason' : field);

/** The fields of a form as they came. A rule over several fields runs as soon as these are valid, whatever else is missing. */
type Said = Partial<Record<string, unknown>>;
const whenValid =
  (isValid: (said: Said) => boolean) =>
  ({ value }: { value: unknown }): boolean =>
    typeof value === 'object' && value !== null && isValid(value as Said);

type Days = readonly [first: string, last: string];

/** Adds a rule over two days. An invalid day has its own error already. */
const refineDays = <Fields extends z.ZodType>(
  form: Fields,
  days: Days,
  error: { path: string[]; message: string },
  isRight: (start: string, end: string, said: Said) => boolean,
): Fields =>
  form.refine(
    (said) => {
      const [start = '', end = ''] = days.map((name) => wireDay(String((said as Said)[name])));
      return isRight(start, end, said as Said);
    },
    { ...error, when: whenValid((said) => days.every((name) => day.safeParse(said[name]).success)) },
  );

/** Adds the rules of two days: in order, and not too many. */
function checkDays<Fields extends z.ZodType>(form: Fields, days: Days): Fields {
  const path = [days[1]];
  const ordered = refineDays(form, days, { path, message: formText.endBeforeStart }, (start, end) => start <= end);
  return refineDays(
    ordered,
    days,
    { path, message: formText.tooLong(maxFormDays) },
    (start, end) => countDays(start, end) <= maxFormDays,
  );
}

/** The days of a leave that is being written, with what else is asked of them. */
export const writtenDays = <Others extends z.ZodRawShape>(others: Others) =>
  checkDays(z.object({ start_date: day, end_date: day, ...others }), ['start_date', 'end_date']);

/** Adds the rules over several fields, for those that the kind asks. */
function checkTogether(kind: FormKind, form: z.ZodObject): z.ZodObject {
  const { days } = kindsOfForms[kind];
  const [first, last] = days;
  let checked = form;
  if (asks(kind, 'time_start'))
    checked = checked.refine(
      ({ time_start, time_end, ...said }) =>
        said[first] !== said[last] ||
        !isClock(time_start) ||
        !isClock(time_end) ||
        minuteOf(time_end) > minuteOf(time_start),
      {
        path: ['time_end'],
        message: formText.timeEndBeforeStart,
        when: whenValid(({ time_start, time_end }) => isClock(time_start) && isClock(time_end)),
      },
    );
  if (asks(kind, 'late_time'))
    checked = checked.refine(({ late_time, soon_time }) => late_time !== '00:00' || soon_time !== '00:00', {
      path: ['late_time'],
      message: formText.regimeEmpty,
    });
  if (first === last) return checked;
  checked = checkDays(checked, days);
  return refineDays(
    checked,
    days,
    { path: ['shift'], message: formText.shiftOfOneDay },
    (start, end, said) => !said['shift'] || start === end,
  );
}

const named = <Schema>(names: readonly string[], schemaOf: (name: string) => Schema) =>
  Object.fromEntries(names.map((name) => [name, schemaOf(name)]));

/** The rules of each kind. @param nameOf what a field is called there */
const rulesOfKinds = (nameOf: (field: AskedField) => string) =>
  Object.fromEntries(
    formKinds.map((kind) => {
      const { days, asks: asked } = kindsOfForms[kind];
      const own = asked.map((field: AskedField) => [nameOf(field), fields[field].taken]);
      const shape = {
        ...{ user_approve: chosen(formText.approverMissing), note: words(longestNote).nullish() },
        ...named(days, () => day),
        ...Object.fromEntries(own),
      };
      return [kind, checkTogether(kind, z.object(shape))];
    }),
  ) as Record<FormKind, z.ZodObject>;

/** What the API takes for each kind. Specification 3 §5.8, brief 5 §5. */
export const formFields = rulesOfKinds(wireName);
/** The same for the screen, which calls each field by its own name. */
export const formSchemas = rulesOfKinds((field) => field);

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
  may_keep: z.boolean(),
  /** Working days that it takes, in parts of a day: '2.5' is two days and a shift. */
  working_days: z.number(),
};

/** What every form answers, and what its kind has. */
type RowOf<Kind extends FormKind> = { kind: Kind } & z.output<z.ZodObject<typeof base>> &
  Record<DayNameOf<Kind>, string> & { [Field in AskedOf<Kind> as WireName<Field>]: AnsweredValue<Field> };

/** A form as lists and its page show it. Days 'YYYY/MM/DD', those of explanations 'YYYY-MM-DD'. */
export type FormRow = { [Kind in FormKind]: RowOf<Kind> }[FormKind];

const rowOf = (kind: FormKind) => {
  const { days, asks: asked } = kindsOfForms[kind];
  const own = asked.map((field: AskedField) => [wireName(field), fields[field].answered]);
  return z.object({ kind: z.literal(kind), ...base, ...named(days, () => text), ...Object.fromEntries(own) });
};
const [firstRow, ...otherRows] = formKinds.map(rowOf);
export const formRow = z.discriminatedUnion('kind', [firstRow!, ...otherRows]) as unknown as z.ZodType<FormRow>;

/**
 * What the sender's colleagues may know of a form: who is away, in what way and when. Why is for those who read the person's days.
 * Days are '2026-11-24'.
 */
export const absentColleague = z.object({
  ...{ id, kind: z.enum(formKinds), user: base.user, status: base.status },
  ...{ start_date: text, end_date: text },
});

/** Kinds of forms, or all of them. */
export const formListKinds = [...formKinds, 'all'] as const;
