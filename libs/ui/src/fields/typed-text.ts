import { useSyncExternalStore } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { EntryForm } from './entry-form';

/** What was typed into a field whose value is not its text, and what it meant: NaN if nothing. */
export interface Typed {
  text: string;
  value: number | null;
}

/** Typed texts of a form, by their fields. */
class TypedTexts {
  private readonly texts = new Map<string, Typed>();
  private readonly readers = new Set<() => void>();

  readonly subscribe = (reader: () => void) => {
    this.readers.add(reader);
    return () => void this.readers.delete(reader);
  };

  readonly all = () => [...this.texts];
  readonly get = (name: string) => this.texts.get(name);

  put(name: string, typed: Typed): void {
    this.texts.set(name, typed);
    for (const reader of this.readers) reader();
  }
}

/** By the form's control. */
const forms = new WeakMap<object, TypedTexts>();

function textsOf(control: object): TypedTexts {
  const known = forms.get(control) ?? new TypedTexts();
  forms.set(control, known);
  return known;
}

/**
 * What was typed into a field whose value is not its text. A field that is drawn anew (another section, another type of house) shows
 * it again: an unreadable text stands in no value, and would be lost. D121
 */
export function useTypedText<Known extends Typed>(
  control: object,
  name: string,
  empty: Known,
): [typed: Typed & Partial<Known>, keep: (typed: Known) => void] {
  const texts = textsOf(control);
  const typed = useSyncExternalStore(texts.subscribe, () => texts.get(name)) as (Typed & Partial<Known>) | undefined;
  return [typed ?? empty, (next) => texts.put(name, next)];
}

/** Values as a draft keeps them: with the texts that are no number, because a form has only NaN for each. D121 */
export function withUnreadTexts<Values extends FieldValues>(
  form: EntryForm<Values>,
  data: Record<string, unknown>,
): Record<string, unknown> {
  const unread = textsOf(form.control)
    .all()
    .filter(([name, { value }]) => Number.isNaN(value) && Number.isNaN(form.getValues(name as FieldPath<Values>)))
    .map(([name, { text }]) => [name, text] as const);
  return unread.length > 0 ? { ...data, unread: Object.fromEntries(unread) } : data;
}

/** Puts such texts of a draft back into their fields, with their errors. A field that has a number now keeps it. */
export function putUnreadTexts<Values extends FieldValues>(
  form: EntryForm<Values>,
  { unread }: Record<string, unknown>,
) {
  for (const [path, text] of Object.entries(unread ?? {})) {
    const name = path as FieldPath<Values>;
    const value: unknown = form.getValues(name);
    if (typeof text !== 'string' || !(value === null || Number.isNaN(value))) continue;
    textsOf(form.control).put(path, { text, value: Number.NaN });
    form.setValue(name, Number.NaN as never, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  }
}
