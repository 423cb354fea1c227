import type { ArticleText } from '@toam/domain/article/article-text';

/** What a field can refer to, and how a row shows it. Modules of the API hand in who reads each (`record/references.ts`). */
export interface Shown {
  staff: { id: number; name: string; avatar: string | null };
  project: { id: number; name: string };
  articleType: { id: number; name: string };
  image: ShownImage;
}
export type RefTo = keyof Shown;
/** A record with a name. */
export type RefNoun = Exclude<RefTo, 'image'>;

/** A picture as rows show it. Its addresses are signed anew for every answer. */
export interface ShownImage {
  id: number;
  main: string;
  thumbnail: string;
  name: string;
  /** Degrees clockwise, for a form that turns it further. */
  rotation: 0 | 90 | 180 | 270;
}

/** What every field may say of itself. */
interface Options {
  label: string;
  /** A new record needs it, and nobody empties it. */
  required?: true;
  /** Of a new record that does not name it. 'actor': whoever creates the record. */
  default?: number | 'actor';
  /** The column may be null although a new record needs it: rows from elsewhere. */
  nullable?: true;
  /** In the database. Otherwise the field's name; of a reference or a picture with `_id`. */
  column?: string;
  /** On the wire, in bodies and rows. Otherwise the field's name; of a reference with `_id`. */
  wire?: string;
  /** Only a new record names it. */
  fixed?: true;
  /** No body names it. 'actor': whoever creates the record; 'module': the module computes it. */
  server?: 'actor' | 'module';
  /** No row has it, and neither history nor audit tells it. */
  hidden?: true;
  /** What the history calls an empty one. */
  none?: string;
  /** What only this noun says of its fields. */
  own?: object;
}
interface Bounded {
  min?: number;
  /** A number's largest value, or a text's characters. */
  max?: number;
}
interface OptionsOf {
  count: Options & Bounded;
  money: Options & Bounded;
  day: Options;
  date: Options;
  moment: Options;
  line: Options & Bounded & { pattern?: RegExp };
  name: Options & Bounded;
  text: Options & Bounded;
  article: Options;
  flag: Options;
  image: Options;
  images: Options & Bounded;
}
/** Kinds of fields that only have options. */
type PlainKind = keyof OptionsOf;
type PlainField = { [K in PlainKind]: { kind: K } & OptionsOf[K] }[PlainKind];
type RefField = {
  kind: 'ref';
  to: RefNoun;
  /** Only somebody who works here may be named. */ active?: true;
} & Options;
type ChoiceField = {
  kind: 'choice';
  values: readonly (string | number)[];
  words: Readonly<Record<string | number, string>>;
} & Options;
export type Field = PlainField | RefField | ChoiceField;
export type Kind = Field['kind'];
export type Fields = Readonly<Record<string, Field>>;

/** A generic parameter accepts keys that its constraint does not know. This refuses them: a misspelt option does not compile. */
type Exact<Given, Allowed> = Given & { [Key in Exclude<keyof Given, keyof Allowed>]: never };

const plain =
  <K extends PlainKind>(kind: K) =>
  <const O extends OptionsOf[K]>(options: Exact<O, OptionsOf[K]>): { kind: K } & O => ({ kind, ...(options as O) });

/** A whole number that is not negative. */
export const count = plain('count');
/** VND. */
export const money = plain('money');
/** A day in Vietnam: '2026-11-20' here, epoch seconds of its first second on the wire. */
export const day = plain('day');
/** A day in Vietnam, '2026-11-20' on the wire, too. */
export const date = plain('date');
/** A time. Epoch seconds on the wire. */
export const moment = plain('moment');
/** One line. */
export const line = plain('line');
/** One line that names the record: inner spaces are one, and case does not make another name. */
export const name = plain('name');
/** Several lines. */
export const text = plain('text');
/** The text of an article: `article/article-text.ts`. */
export const article = plain('article');
/** 0 or 1. */
export const flag = plain('flag');
/** A picture that somebody uploaded: its id in a body, the picture in a row. */
export const image = plain('image');
/** Pictures in their order, each once. */
export const images = plain('images');

/** Another record, by its id. A row has the id under the wire name and the record under the field's name. */
export const ref = <const To extends RefNoun, const O extends Options & { active?: true }>(
  to: To,
  options: Exact<O, Options & { active?: true }>,
) => ({ kind: 'ref', to, ...(options as O) }) as { kind: 'ref'; to: To } & O;

/** One of these values, each with its words. */
export const choice = <const V extends string | number, const O extends Options>(
  words: Readonly<Record<V, string>>,
  options: Exact<O, Options>,
) =>
  ({
    ...{ kind: 'choice', words, values: Object.keys(words).map((key) => (/^\d+$/.test(key) ? Number(key) : key)) },
    ...(options as O),
  }) as unknown as { kind: 'choice'; values: readonly V[]; words: Readonly<Record<V, string>> } & O;

interface Values {
  count: number;
  money: number;
  day: string;
  date: string;
  moment: Date;
  line: string;
  name: string;
  text: string;
  article: ArticleText;
  flag: 0 | 1;
  image: number;
  images: number[];
  ref: number;
}
/** A field's value in our code: a day is '2026-11-20'. */
export type Value<F> = F extends { kind: 'choice'; values: readonly (infer V)[] }
  ? V
  : F extends { kind: infer K extends keyof Values }
    ? Values[K]
    : never;
/** On the wire, where days and times are epoch seconds. */
export type WireValue<F> = F extends { kind: 'day' | 'moment' } ? number : Value<F>;

/** In a row of an answer. */
export type RowValue<F> = F extends { kind: 'image' }
  ? ShownImage
  : F extends { kind: 'images' }
    ? ShownImage[]
    : WireValue<F>;

export type ColumnOf<Name extends string, F> = F extends { column: infer C extends string }
  ? C
  : F extends { kind: 'ref' | 'image' }
    ? `${Name}_id`
    : Name;
export type WireOf<Name extends string, F> = F extends { wire: infer W extends string }
  ? W
  : F extends { kind: 'ref' }
    ? `${Name}_id`
    : Name;

const endings: Partial<Record<Kind, string>> = { ref: '_id', image: '_id' };

export const columnOf = (name: string, field: Field): string => field.column ?? `${name}${endings[field.kind] ?? ''}`;
export const wireOf = (name: string, field: Field): string =>
  field.wire ?? (field.kind === 'ref' ? `${name}_id` : name);
