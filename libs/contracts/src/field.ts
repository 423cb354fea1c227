import { hasDecimals, type NumberRange } from '@toam/domain/record/number-range';
import { largestId } from '@toam/domain/record/record-id';
import { legibleCode, visibleText, withoutUnseen } from '@toam/domain/visible-text';
import { z } from 'zod';
import { commonText } from './texts/common';
import { validationText } from './texts/validation';

export { largestId };

/** The most characters of a single-line input. Specification 1 §5, D9. */
export const longestLine = 130;

const tooLong = (max: number) => `Tối đa ${max} ký tự`;
const required = (label: string) => commonText.requiredField(label);

/** A required line with something to see in it. D124. */
export const requiredLine = (label: string, max = longestLine) =>
  z
    .string(required(label))
    .transform(visibleText)
    .pipe(z.string().min(1, required(label)).max(max, tooLong(max)));

/** A required name that must be unique. Several spaces become one. D66. */
export const nameLine = (label: string, max = longestLine) =>
  z
    .string(required(label))
    .transform((text) => visibleText(text).replace(/\s+/g, ' '))
    .pipe(z.string().min(1, required(label)).max(max, tooLong(max)));

/** A required name that entries are told apart by: nothing in it is invisible. D66, D124. */
export const keyLine = (label: string, max = longestLine) =>
  z.string(required(label)).transform(withoutUnseen).pipe(nameLine(label, max));

/** A required code: what nobody sees in it is dropped, a dash is '-'. D124. */
export const requiredCode = (label: string) =>
  z.string(required(label)).transform(legibleCode).pipe(requiredLine(label));

/** An optional code. null and '' both mean empty. D124. */
export const codeLine = () =>
  z
    .string(commonText.invalid)
    .nullable()
    .transform((text) => text && legibleCode(text))
    .pipe(line());

/** An optional line. null and '' both mean empty. */
export const line = (max = longestLine) =>
  z
    .string(commonText.invalid)
    .transform(visibleText)
    .pipe(z.string().max(max, tooLong(max)))
    .transform((text) => (text === '' ? null : text))
    .nullable();

/** What somebody searches for. Pasted texts have characters that nobody sees. D124. */
export const searchLine = (max = longestLine) =>
  z.string().transform(withoutUnseen).pipe(z.string().max(max)).default('');

/** A required option: the id of a dictionary entry. */
export const requiredOption = (label: string) =>
  z.number(required(label)).int(required(label)).positive(required(label)).max(largestId, commonText.invalid);

/** An option that may be null. */
export const option = () =>
  z
    .number(commonText.invalid)
    .int(commonText.invalid)
    .positive(commonText.invalid)
    .max(largestId, commonText.invalid)
    .nullable();

/** A number within bounds. The messages are those under the form field. */
export function numberIn(range: NumberRange, whenMissing: string = validationText.number) {
  const bounds = validationText.between(
    range.min.toLocaleString('vi-VN'),
    range.max.toLocaleString('vi-VN'),
    range.unit,
  );
  return z
    .number(whenMissing)
    .min(range.min, bounds)
    .max(range.max, bounds)
    .refine((value) => hasDecimals(value, range.decimals), {
      message: range.decimals === 0 ? validationText.integer : validationText.decimals(range.decimals),
    });
}

/** Yes or no on the wire: 0 or 1. Booleans are accepted. */
export const flag = () =>
  z.union(
    [z.literal(0), z.literal(1), z.boolean().transform((yes) => (yes ? (1 as const) : (0 as const)))],
    commonText.invalid,
  );

/** A record's id in a body. */
export const recordId = z.number().int().positive().max(largestId);

/** A record's id in a query string or path. */
export const idParam = z.coerce.number().pipe(recordId);

/** Ids in a query string, joined by commas; at most 1000. */
export const idList = z
  .string()
  .regex(/^\d+(,\d+)*$/)
  .transform((ids) => ids.split(',').map(Number))
  .pipe(z.array(recordId).max(1000));
