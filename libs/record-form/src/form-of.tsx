import { valuesOf as valueSchemas, type Words } from '@toam/contracts/record/record.schema';
import { articleLength } from '@toam/contracts/article/article-length';
import { commonText } from '@toam/contracts/texts/common';
import { articleToPlain, type ArticleText } from '@toam/domain/article/article-text';
import { dayText } from '@toam/domain/day';
import { wireOf, type Field, type RowValue, type ShownImage, type Value, type WireOf } from '@toam/domain/record/field';
import type { AnyRecord, NewName } from '@toam/domain/record/record';
import { changedFields, type MergeRules } from '@toam/domain/record/three-way';
import type { ReactNode } from 'react';
import { z } from 'zod';
import type { EditBase } from './edit-draft';

/** What an article's viewer and editor need of a picture. */
export type ContentImage = Pick<ShownImage, 'id' | 'main' | 'thumbnail'>;

type FieldIn<R extends AnyRecord, N> = R['fields'][N & keyof R['fields']];
type Named<R extends AnyRecord, N> = WireOf<N & string, FieldIn<R, N>>;
/** Of days and times the wire has seconds: such a form converts by itself. */
type Unformed = { kind: 'day' | 'moment' };
/** Fields that a form can hold. */
export type FormName<R extends AnyRecord> = {
  [N in NewName<R['fields']> & string]: FieldIn<R, N> extends Unformed ? never : N;
}[NewName<R['fields']> & string];

/** A field's value in a form: an empty text is '', anything else that is empty is null, and pictures are whole. */
type FormValue<F> = F extends { kind: 'line' | 'name' | 'text' }
  ? string
  : F extends { kind: 'images' }
    ? ShownImage[]
    : F extends { kind: 'image' }
      ? ShownImage | null
      : Value<F> | null;
type ArticleName<R extends AnyRecord, N> = N extends string
  ? FieldIn<R, N> extends { kind: 'article' }
    ? `${N}_images`
    : never
  : never;

/** A form's values by their wire names; `content_images`: the pictures that an article may name. They are no field of the record. */
export type FormValues<R extends AnyRecord, N extends string> = {
  [M in N as Named<R, M>]: FormValue<FieldIn<R, M>>;
} & {
  [M in ArticleName<R, N>]: ContentImage[];
};
/** What a form reads of a row. */
type FormRow<R extends AnyRecord, N extends string> = { [M in N as Named<R, M>]: RowValue<FieldIn<R, M>> | null } & {
  [M in ArticleName<R, N>]: ContentImage[];
};
type Needed = { required: true } | { default: number | 'actor' };
/** What a body says of the form's fields. */
type FormBody<R extends AnyRecord, N extends string> = {
  [M in N as Named<R, M>]: FieldIn<R, M> extends Needed ? Value<FieldIn<R, M>> : Value<FieldIn<R, M>> | null;
};

interface FormOptions<R extends AnyRecord, N extends string> {
  /** What the noun words differently. */
  words?: Words;
  /** Required of a new record, and lacking in some that stand: such a one can be changed elsewhere first. */
  mayLack?: readonly N[];
  /** A value in a conflict, where its kind does not say how: references, an empty day. */
  shown?: { [M in N]?: (value: FormValue<FieldIn<R, M>>) => ReactNode };
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const idOf = (image: ShownImage | null) => image?.id ?? null;
const isNeeded = ({ required, default: first }: Field): boolean => required === true || first !== undefined;

/** The API's rule for what a form holds. It gives what a body says: pictures by their ids. */
function heldSchema(field: Field, schema: z.ZodType, needed: boolean): z.ZodType {
  switch (field.kind) {
    case 'line':
    case 'name':
    case 'text':
      return needed || !field.required ? schema : z.union([z.literal('').transform(() => null), schema]);
    case 'images':
      return z
        .array(z.custom<ShownImage>())
        .transform((images) => images.map(({ id }) => id))
        .pipe(needed || !field.required ? (schema as z.ZodType<unknown, number[]>) : z.array(z.number()));
    case 'image':
      return z
        .custom<ShownImage | null>()
        .transform(idOf)
        .pipe((needed ? schema : schema.nullable()) as z.ZodType<unknown, number | null>);
    default:
      if (!needed) return schema.nullable();
      // the API fills it by itself; in a form it is emptied by hand
      return field.required
        ? schema
        : z.custom((value) => !isEmpty(value), commonText.requiredField(field.label)).pipe(schema);
  }
}

function emptyOf({ kind }: Field): unknown {
  if (kind === 'images') return [];
  return kind === 'line' || kind === 'name' || kind === 'text' ? '' : null;
}

/** A value as people read it in a conflict; '' for none. */
function wordsOfKind(field: Field, value: unknown): ReactNode {
  if (isEmpty(value)) return '';
  switch (field.kind) {
    case 'article':
      return [articleToPlain(value as ArticleText), articleLength(value as ArticleText)].filter(Boolean).join('\n');
    case 'image': {
      const { thumbnail, name } = value as ShownImage;
      return <img src={thumbnail} alt={name} width={160} />;
    }
    case 'choice':
      return field.words[value as string];
    case 'date':
      return dayText(value as string);
    case 'images': // both sides' pictures are kept
      return '';
    default:
      return String(value);
  }
}

/**
 * The form of a record: its values, rules and bodies follow from the fields. D12, D37.
 * @param names the fields that the form has, in their order
 */
export function formOf<const R extends AnyRecord, const N extends FormName<R>>(
  record: R,
  names: readonly N[],
  { words, mayLack = [], shown = {} }: FormOptions<R, NoInfer<N>> = {},
) {
  type Values = FormValues<R, N>;
  type Body = FormBody<R, N>;
  const fields = names.map((name) => ({ name, wire: wireOf(name, record.fields[name]!), field: record.fields[name]! }));
  const articles = fields.flatMap(({ name, field }) => (field.kind === 'article' ? [`${name}_images`] : []));
  const rules = valueSchemas(record, names, words).shape as Readonly<Record<string, z.ZodType>>;
  const byWire = (valueOf: (one: (typeof fields)[number]) => unknown) =>
    Object.fromEntries(fields.map((one) => [one.wire, valueOf(one)]));

  const empty = { ...byWire(({ field }) => emptyOf(field)), ...Object.fromEntries(articles.map((name) => [name, []])) } as Values; // prettier-ignore
  const valuesOf = (row: FormRow<R, N>): Values => {
    const stored: Readonly<Record<string, unknown>> = row;
    return {
      ...byWire(({ wire, field }) => stored[wire] ?? emptyOf(field)),
      ...Object.fromEntries(articles.map((name) => [name, stored[name]])),
    } as Values;
  };

  const schemaFor = (stored: Values | null) => {
    const had: Readonly<Record<string, unknown>> | null = stored;
    const lacks = (name: N, wire: string) => had !== null && mayLack.includes(name) && isEmpty(had[wire]);
    const shape = byWire(({ name, wire, field }) =>
      heldSchema(field, rules[wire]!, isNeeded(field) && !lacks(name, wire)),
    ) as Record<string, z.ZodType>;
    const known = Object.fromEntries(articles.map((name) => [name, z.array(z.custom<ContentImage>())]));
    return z.object({ ...shape, ...known });
  };
  const bodyOf = (values: Values, stored: Values | null = null): Body => {
    const body = schemaFor(stored).parse(values);
    return Object.fromEntries(Object.entries(body).filter(([name]) => !articles.includes(name))) as Body;
  };

  const merging: MergeRules<Values> = {
    lists: [...fields.filter(({ field }) => field.kind === 'images').map(({ wire }) => wire), ...articles] as (keyof Values & string)[], // prettier-ignore
    texts: fields.filter(({ field }) => field.kind === 'article').map(({ wire }) => wire) as (keyof Values & string)[],
  };
  const begin = (
    stored: (FormRow<R, N> & { version: number }) | null,
    first: Partial<Values> = {},
  ): EditBase<Values> =>
    stored ? { version: stored.version, values: valuesOf(stored) } : { version: 0, values: { ...empty, ...first } };

  return {
    empty,
    valuesOf,
    begin,
    /** Of a new record. */
    schema: schemaFor(null),
    /** @param stored what the form of a stored record began with */
    schemaFor,
    /** The body of a new record. @throws ZodError of values that the schema refuses */
    newBody: (values: Values) => bodyOf(values),
    /** The changed fields. Null: nothing changed. D12 */
    changeBody: ({ before, after }: { before: Values; after: Values }): Partial<Body> | null => {
      const changed = new Set<string>(changedFields(before, after));
      const body = Object.entries(bodyOf(after, before)).filter(([name]) => changed.has(name));
      return body.length === 0 ? null : (Object.fromEntries(body) as Partial<Body>);
    },
    /** Lists that two people add to have both's; of two texts both can be kept. */
    merging,
    labels: byWire(({ field }) => field.label) as Readonly<Partial<Record<keyof Values, string>>>,
    /** A value as people read it in a conflict. */
    wordsOf: (wire: keyof Values & string, values: Values): ReactNode => {
      const one = fields.find(({ wire: name }) => name === wire);
      if (!one) return '';
      const own = (shown as Readonly<Record<string, (value: unknown) => ReactNode>>)[one.name];
      return own ? own(values[wire]) : wordsOfKind(one.field, values[wire]);
    },
  };
}
