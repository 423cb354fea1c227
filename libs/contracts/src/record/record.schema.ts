import { dayOf } from '@toam/domain/day';
import type { Field, RefTo, Shown, Value, WireOf, WireValue } from '@toam/domain/record/field';
import { wireOf } from '@toam/domain/record/field';
import type { AnyRecord, ChangeName, NewName, RowOf, SortOf } from '@toam/domain/record/record';
import { isEmptyArticle } from '@toam/domain/article/article-text';
import { visibleText } from '@toam/domain/visible-text';
import { z } from 'zod';
import { articleText } from '@toam/contracts/article/article-text';
import { firstBusinessMoment } from '@toam/contracts/business-days';
import { flag, largestId, longestLine, recordId } from '@toam/contracts/field';
import { person } from '@toam/contracts/person';
import { image } from '@toam/contracts/media/image.schema';
import { moment, recordDay } from '@toam/contracts/moment';
import { epochSeconds, pageQuery } from '@toam/contracts/page';
import { commonText } from '@toam/contracts/texts/common';
import { validationText } from '@toam/contracts/texts/validation';

/** The messages of a field. */
export interface FieldWords {
  /** Nothing was given. */
  missing: string;
  /** Something else than the kind holds. */
  wrong: string;
  tooBig: (max: number) => string;
  tooLong: (max: number) => string;
  tooMany: (max: number) => string;
}
/** What a noun words differently, by the field. */
export type Words = (name: string, field: Field) => Partial<FieldWords>;

const houseWords = ({ label }: Field): FieldWords => ({
  missing: commonText.requiredField(label),
  wrong: validationText.invalid,
  tooBig: (max) => validationText.tooBig(max.toLocaleString('vi-VN')),
  tooLong: (max) => `Tối đa ${max} ký tự`,
  tooMany: validationText.tooMany,
});
const noWords: Words = () => ({});

const isAbsent = (input: unknown): boolean => input === undefined || input === null;

const whole = ({ min = 0, max = Number.MAX_SAFE_INTEGER }: { min?: number; max?: number }, say: FieldWords) =>
  z
    .number({ error: ({ input }) => (isAbsent(input) ? say.missing : say.wrong) })
    .int(say.wrong)
    .min(min, say.wrong)
    .max(max, say.tooBig(max));

interface Textual {
  required?: true;
  max?: number;
  pattern?: RegExp;
}

/** A text. Of one that may be empty, '' is null. */
function textOf({ required, max = longestLine, pattern }: Textual, say: FieldWords, tidy: (text: string) => string) {
  const bounded = z.string().max(max, say.tooLong(max));
  if (!required)
    return z
      .string(say.wrong)
      .transform(tidy)
      .pipe(bounded)
      .transform((text) => (text === '' ? null : text));
  const filled = bounded.min(1, say.missing);
  return z
    .string(say.missing)
    .transform(tidy)
    .pipe(pattern ? filled.regex(pattern, say.wrong) : filled);
}

const oneSpace = (text: string): string => visibleText(text).replace(/\s+/g, ' ');

/** An article with something in it. */
const filledArticle = (missing: string) =>
  z
    .unknown()
    .refine((value) => !isAbsent(value), missing)
    .pipe(articleText)
    .refine((text) => !isEmptyArticle(text), missing);

/** The id of a chosen record. A form chooses a required one, a program names another. */
const chosen = (isRequired: boolean, say: FieldWords) =>
  isRequired ? z.number(say.missing).int(say.missing).positive(say.missing).max(largestId, say.wrong) : recordId;

const pictures = ({ required, max = 40 }: { required?: true; max?: number }, say: FieldWords) =>
  z
    .array(recordId, say.missing)
    .min(required ? 1 : 0, say.missing)
    .max(max, say.tooMany(max))
    .transform((ids) => [...new Set(ids)]);

/** Whether it may be empty. */
const isOpen = ({ required, default: first }: Field): boolean => !required && first === undefined;

/** What a body may say of a field that it names, and not null. */
function valueSchema(field: Field, say: FieldWords): z.ZodType {
  switch (field.kind) {
    case 'count':
    case 'money':
      return whole(field, say);
    case 'day':
      return moment(say.missing).min(firstBusinessMoment, say.missing).transform(dayOf);
    case 'date':
      return recordDay(say.missing);
    case 'moment':
      return moment(say.wrong).transform((seconds) => new Date(seconds * 1000));
    case 'line':
    case 'text':
      return textOf(field, say, visibleText);
    case 'name':
      return textOf(field, say, oneSpace);
    case 'article':
      return field.required ? filledArticle(say.missing) : articleText;
    case 'flag':
      return flag();
    case 'choice':
      return z.literal([...field.values], say.missing);
    case 'images':
      return pictures(field, say);
    case 'image':
    case 'ref':
      return chosen(field.required === true, say);
  }
}

/** A field's schema by what it takes and gives. The compiler does not follow the switch, so `valueSchema` is cast where shapes are made. */
type ValueSchema<F> = z.ZodType<Value<F>, WireValue<F>>;
type OfNew<F> = F extends { required: true }
  ? ValueSchema<F>
  : F extends { default: number }
    ? z.ZodDefault<ValueSchema<F>>
    : F extends { default: 'actor' }
      ? z.ZodOptional<ValueSchema<F>>
      : z.ZodOptional<z.ZodNullable<ValueSchema<F>>>;
type OfChange<F> = F extends { required: true } | { default: number | 'actor' }
  ? z.ZodOptional<ValueSchema<F>>
  : z.ZodOptional<z.ZodNullable<ValueSchema<F>>>;
interface Wrapped<F> {
  value: ValueSchema<F>;
  new: OfNew<F>;
  change: OfChange<F>;
}
/** A body's shape: the schemas of these fields by their wire names. */
type Shape<R extends AnyRecord, N extends string, As extends keyof Wrapped<unknown>> = {
  [M in N & keyof R['fields'] & string as WireOf<M, R['fields'][M]>]: Wrapped<R['fields'][M]>[As];
};

const wraps = {
  value: (schema: z.ZodType) => schema,
  new: (schema: z.ZodType, { required, default: first }: Field) => {
    if (required) return schema;
    if (first === 'actor') return schema.optional();
    return first === undefined ? schema.nullable().optional() : schema.default(first);
  },
  change: (schema: z.ZodType, field: Field) => (isOpen(field) ? schema.nullable().optional() : schema.optional()),
};

const shapeOf = (record: AnyRecord, names: readonly string[], words: Words, as: keyof typeof wraps) =>
  Object.fromEntries(
    names.map((name) => {
      const field = record.fields[name]!;
      return [
        wireOf(name, field),
        wraps[as](valueSchema(field, { ...houseWords(field), ...words(name, field) }), field),
      ];
    }),
  );

const namesWhere = ({ fields }: AnyRecord, holds: (field: Field) => boolean): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (holds(field) ? [name] : []));

/** These fields, each needed: a form's, or a part of another body. */
export const valuesOf = <const R extends AnyRecord, const N extends keyof R['fields'] & string>(
  record: R,
  names: readonly N[],
  words: Words = noWords,
) => z.object(shapeOf(record, names, words, 'value') as Shape<R, N, 'value'>);

/** The body of a new record. */
export const newBodyOf = <const R extends AnyRecord>(record: R, words: Words = noWords) =>
  z.object(
    shapeOf(record, namesWhere(record, ({ server }) => !server), words, 'new') as Shape<R, NewName<R['fields']>, 'new'>, // prettier-ignore
  );

/** The fields of a change: an absent one stays. */
export const patchOf = <const R extends AnyRecord>(record: R, words: Words = noWords) =>
  z.object(
    shapeOf(record, namesWhere(record, ({ server, fixed }) => !server && !fixed), words, 'change') as Shape<R, ChangeName<R['fields']>, 'change'>, // prettier-ignore
  );

/** The version that the person saw. D12 */
export const seenVersion = z.number().int().optional();

/** The body of a change. */
export const changeBodyOf = <const R extends AnyRecord>(record: R, words: Words = noWords) =>
  patchOf(record, words).extend({ id: recordId, version: seenVersion });

/** A picture in a row. */
export const shownImage = image.pick({ id: true, main: true, thumbnail: true, name: true, rotation: true });

const named = z.object({ id: z.number().int(), name: z.string() });

const shown: { [To in RefTo]: z.ZodType<Shown[To]> } = {
  staff: person,
  project: named,
  articleType: named,
  image: shownImage,
};

/** A field in a row. */
function rowSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'count':
    case 'money':
    case 'day':
    case 'moment':
    case 'ref':
      return z.number().int();
    case 'flag':
      return z.literal([0, 1]);
    case 'choice':
      return z.literal([...field.values]);
    case 'article':
      return articleText;
    case 'image':
      return shownImage;
    case 'images':
      return z.array(shownImage);
    default:
      return z.string();
  }
}

const mayBeNull = ({ nullable, required, default: first, server }: Field): boolean =>
  nullable === true || !(required || first !== undefined || server === 'actor');

type RowShape<R extends AnyRecord> = { [Key in keyof RowOf<R>]: z.ZodType<RowOf<R>[Key]> };

/** A row of an answer. @param extra what the noun computes */
export function rowOf<const R extends AnyRecord, const Extra extends z.ZodRawShape>(record: R, extra: Extra) {
  const fields = Object.entries(record.fields).flatMap(([name, field]): [string, z.ZodType][] => {
    if (field.hidden) return [];
    const open = (schema: z.ZodType) => (mayBeNull(field) ? schema.nullable() : schema);
    const value: [string, z.ZodType] = [wireOf(name, field), open(rowSchema(field))];
    return field.kind === 'ref' ? [value, [name, open(shown[field.to])]] : [value];
  });
  const stored = record.versioned
    ? { version: z.number().int(), created_at: epochSeconds, updated_at: epochSeconds }
    : { created_at: epochSeconds };
  const shape = { id: z.number().int(), ...Object.fromEntries(fields), ...stored } as unknown as RowShape<R>;
  return z.object({ ...shape, ...extra });
}

/** Page and order of a list. */
export const listQueryOf = <const R extends AnyRecord>(record: R, size = 20) =>
  pageQuery(size).extend({
    sort: z
      .enum(record.list.sorts.flatMap((name) => [name, `-${name}`]))
      .default(record.list.first) as unknown as z.ZodDefault<z.ZodType<SortOf<R>, SortOf<R>>>,
  });
