import { dayOf } from '@toam/domain/day';
import { plainPhone } from '@toam/domain/phone';
import { visibleText, withoutUnseen } from '@toam/domain/visible-text';
import { z } from 'zod';
import { largestId, longestLine, recordId } from '@toam/contracts/field';
import { checkPhone, longestPhone } from '@toam/contracts/phone-number';
import { commonText } from '@toam/contracts/texts/common';
import { staffLabel } from './user.text';
import { userSaveText as text } from './user-save.text';
import { validationText } from '@toam/contracts/texts/validation';

/* Fields of a staff user, with the messages of their form fields. `…OrNone` may be empty; the others are required. */

type Label = keyof typeof staffLabel;

const isMissing = (input: unknown): boolean => input === undefined || input === null || input === '';

/** For schemas that can't distinguish a missing value from a wrong one. */
const missingOr = (label: Label, wrong: string) => (issue: { input?: unknown }) =>
  isMissing(issue.input) ? commonText.requiredField(staffLabel[label]) : wrong;

const tidy = (typed: string | null): string => visibleText(typed ?? '');

/** An optional text: null and '' are empty. */
export const textOrNone = (max = longestLine) =>
  z
    .string(commonText.invalid)
    .nullable()
    .transform(tidy)
    .pipe(z.string().max(max, validationText.tooLong(max)));

/** A required text. */
export const textOf = (label: Label, max = longestLine) =>
  z
    .string({ error: missingOr(label, commonText.invalid) })
    .transform(tidy)
    .pipe(z.string().min(1, commonText.requiredField(staffLabel[label])).max(max, validationText.tooLong(max)));

/** Stored as digits, with an extension if there is one, so that one number is one text. Specification 2 §5, D122. */
export const phoneOrNone = () => textOrNone(longestPhone).superRefine(checkPhone).transform(plainPhone);
export const phoneOf = (label: Label) => textOf(label, longestPhone).superRefine(checkPhone).transform(plainPhone);

/** CMND has 9 digits, CCCD 12. */
const isSocialId = (typed: string): boolean => /^(\d{9}|\d{12})?$/.test(typed);
export const socialIdOrNone = () => textOrNone(20).transform(withoutUnseen).refine(isSocialId, text.socialIdLength);
export const socialIdOf = (label: Label) =>
  textOf(label, 20).transform(withoutUnseen).refine(isSocialId, text.socialIdLength);

/** The email for signing in; compared trimmed and without case. Null: the person can't sign in. */
export const emailOrNone = () =>
  textOrNone()
    .transform(withoutUnseen)
    .refine((typed) => typed === '' || z.email().safeParse(typed).success, text.emailInvalid)
    .transform((typed) => (typed === '' ? null : typed));

/** Imports of old data use '0000-00-00' for an empty date. No calendar has a year 0. Specification 2 §9. */
const isNoDay = (typed: string | null): boolean => typed === null || typed.trim() === '' || typed.startsWith('0000');

/** No valid date is older. Refuses typing errors like 0195. */
const earliestDay = '1900-01-01';

const isPast = (day: string): boolean => day <= dayOf(Date.now() / 1000);
const dayChecks = (label: Label, day: z.ZodISODate) =>
  day
    .refine((value) => value >= earliestDay, { error: text.dateInvalid, abort: true })
    .refine(isPast, text.dateInFuture(staffLabel[label]));

/** YYYY-MM-DD up to today in Asia/Ho_Chi_Minh. '' and '0000-00-00' are empty. Specification 2 §5, §9, D4. */
export const dayOrNone = (label: Label) =>
  z
    .string(text.dateInvalid)
    .nullable()
    .transform((typed) => (typed === null || isNoDay(typed) ? null : typed.trim()))
    .pipe(dayChecks(label, z.iso.date(text.dateInvalid)).nullable());
export const requiredDay = (label: Label) =>
  z
    .string({ error: missingOr(label, text.dateInvalid) })
    .nullable()
    .transform((typed) => (typed === null || isNoDay(typed) ? '' : typed.trim()))
    .pipe(dayChecks(label, z.iso.date({ error: missingOr(label, text.dateInvalid) })));

/** A choice from a list of values. */
export const choiceOf = <const Value extends string | number>(label: Label, values: readonly Value[]) =>
  z.literal(values as readonly [Value, ...Value[]], { error: missingOr(label, validationText.choice) });
export const choiceOrNone = <const Value extends string | number>(values: readonly Value[]) =>
  z
    .literal([...values, ''] as unknown as readonly [Value | '', ...(Value | '')[]], { error: validationText.choice })
    .nullable()
    .transform((chosen) => (chosen === '' || chosen === null ? null : (chosen as Value)));

/** The id of a required uploaded picture. */
export const requiredImage = (label: Label) =>
  z
    .number({ error: missingOr(label, commonText.invalid) })
    .int(commonText.invalid)
    .positive(commonText.invalid)
    .max(largestId, commonText.invalid);

/** VND; null or 0 is unlimited (D26). */
export const priceLimit = () =>
  z
    .number(text.digitsOnly)
    .min(0, text.priceTooSmall)
    .int(text.digitsOnly)
    .max(Number.MAX_SAFE_INTEGER, commonText.invalid)
    .nullable();

/** Both limits are set, and the minimum is above the maximum. Rule of D63, for D26. */
export const isPriceOrderWrong = (minimum: number | null | undefined, maximum: number | null | undefined): boolean =>
  Boolean(minimum && maximum && minimum > maximum);

/** Ids of projects or districts that a person is limited to; empty is unlimited (D26). */
export const scope = () =>
  z
    .array(recordId)
    .max(500)
    .transform((ids) => [...new Set(ids)]);
