import {
  clockPattern,
  type FormTypeKind,
  formTypeKinds,
  minuteOf,
  maxGrace,
  usualGrace,
} from '@toam/domain/form-types';
import { withoutUnseen } from '@toam/domain/visible-text';
import { z } from 'zod';
import { longestLine } from '@toam/contracts/field';
import { recordDay } from '@toam/contracts/moment';
import { epochSeconds } from '@toam/contracts/page';
import { formTypeText } from './form-type.text';
import { validationText } from '@toam/contracts/texts/validation';

const isClock = (text: string): boolean => clockPattern.test(text);
const clock = (missing: string) => z.string(missing).min(1, missing).regex(clockPattern, formTypeText.notAClock);

const name = z
  .string()
  .transform(withoutUnseen)
  .pipe(z.string().max(longestLine, validationText.tooLong(longestLine)));

const grace_minutes = z
  .number(formTypeText.graceMissing)
  .int(validationText.integer)
  .min(0, formTypeText.graceRange(maxGrace))
  .max(maxGrace, formTypeText.graceRange(maxGrace));

/** The day from which a shift is so; today by default. D116 */
const applies_from = recordDay(formTypeText.dayMissing).nullish();

const named = (kind: FormTypeKind) => name.refine((text) => text !== '', formTypeText.nameMissing(kind));

/** Required times of a shift: HH:mm in Vietnam, end after start. D69, D90. */
const shiftFields = z
  .object({
    name: named('shift'),
    start: clock(formTypeText.startMissing),
    end: clock(formTypeText.endMissing),
    grace_minutes,
    optional: z.boolean(),
    applies_from,
  })
  // an invalid time has its own error already
  .refine(({ start, end }) => ![start, end].every(isClock) || minuteOf(end) > minuteOf(start), {
    path: ['end'],
    message: formTypeText.endBeforeStart,
  });

/** Required fields of each kind, for its form and the API. The other kinds have only a name. Specification 2 §5 "Form type". */
export const formTypeFields = {
  shift: shiftFields,
  typeShift: z.object({ name: named('typeShift') }),
  reasonLeave: z.object({ name: named('reasonLeave') }),
} satisfies Record<FormTypeKind, z.ZodType>;

/** Every field that a call may send. `formTypeFields` adds what each kind requires. */
export const formTypeBody = z.object({
  name,
  start: z.string().max(5).nullish(),
  end: z.string().max(5).nullish(),
  grace_minutes: grace_minutes.default(usualGrace),
  optional: z.boolean().default(false),
  uses_quota: z.boolean().default(false),
  applies_from,
});

/**
 * A shift, a type of shifts or a reason for leave. Times are HH:mm in Vietnam; they and `grace_minutes` are null
 * except for shifts. `optional`: on top of the day, not counted (D90).
 */
export const formType = z.object({
  id: z.number().int(),
  kind: z.enum(formTypeKinds),
  name: z.string(),
  start: z.string().nullable(),
  end: z.string().nullable(),
  grace_minutes: z.number().int().nullable(),
  optional: z.boolean(),
  /** The day from which a shift is so. Null: since ever. D116 */
  applies_from: z.iso.date().nullable(),
  /** A reason for leave that is taken from the year's quota. H2. */
  uses_quota: z.boolean(),
  /** False: records still use it, but forms no longer offer it. */
  active: z.boolean(),
  version: z.number().int(),
  created_at: epochSeconds,
  updated_at: epochSeconds,
});
export type FormType = z.output<typeof formType>;

/** Number of records that use it. */
export const countedFormType = formType.extend({ uses: z.number().int() });
export type CountedFormType = z.output<typeof countedFormType>;
