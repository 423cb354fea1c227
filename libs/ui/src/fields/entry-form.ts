import { zodResolver } from '@hookform/resolvers/zod';
import { invalidMessage } from '@toam/contracts/invalid-message';
import { useDeferredValue, useMemo } from 'react';
import {
  useForm,
  useFormState,
  useWatch,
  type Control,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import { fieldId } from './use-field';

/**
 * Validates a form's values. It accepts more than the form can hold (a contract takes null where the form has '').
 * Only its verdict counts here. The form's `*.values.ts` does the conversion.
 */
export type FormSchema = z.ZodType;
export type EntryForm<Values extends FieldValues> = UseFormReturn<Values>;

/**
 * A form whose values mirror the screen. A zod schema validates them. A field's error shows when the field loses the focus,
 * then updates on every change. Submitting shows all errors. `invalidMessage` gives a Vietnamese text if the schema has none.
 */
export function useEntryForm<Values extends FieldValues>(schema: FormSchema, values: Values): EntryForm<Values> {
  return useForm<Values>({
    mode: 'onTouched',
    resolver: zodResolver(schema as z.ZodType<FieldValues, Values>, { error: invalidMessage }, { raw: true }),
    defaultValues: values as DefaultValues<Values>,
  });
}

/** The fields that prevent saving, by name. A field of a row in a list of rows is 'shares.2.fee'. */
export interface FormProblems {
  /** Errors on screen. */
  shown: string[];
  /** Refused by the schema, but the person has not left the field yet: not shown in red. */
  waiting: string[];
}

/** A list of rows with fields of their own, not one of ids, pictures or texts: each row has a `key`. */
const isRowList = (value: unknown): value is FieldValues[] =>
  Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null && 'key' in row);

/** The name of the field that a path of the schema or the API leads to: of a row's field, or at the top. */
const fieldOf = ([first = '', ...more]: readonly PropertyKey[], values: FieldValues): string => {
  const isInRow = more.length > 1 && isRowList(values[String(first)]);
  return (isInRow ? [first, ...more.slice(0, 2)] : [first]).map(String).join('.');
};

/** Names of all fields, those of rows behind the list's own. */
const fieldsIn = (values: FieldValues): string[] =>
  Object.entries(values).flatMap(([name, value]) => [
    name,
    ...(isRowList(value) ? value.flatMap((row, at) => Object.keys(row).map((field) => `${name}.${at}.${field}`)) : []),
  ]);

/** Names of fields with an error on screen. */
function erroneous(errors: object): string[] {
  return Object.entries(errors as Record<string, unknown>).flatMap(([name, error]) => {
    if (name === 'root') return [];
    if (!Array.isArray(error)) return [name];
    const rows = error.flatMap((row: unknown, at) =>
      typeof row === 'object' && row !== null && !('type' in row)
        ? Object.keys(row).map((field) => `${name}.${at}.${field}`)
        : [],
    );
    return rows.length > 0 ? rows : [name];
  });
}

/** Follows a form's problems. It computes `waiting` a moment after the typing. */
export function useFormProblems<Values extends FieldValues>(
  control: Control<Values>,
  schema: FormSchema,
): FormProblems {
  const { errors } = useFormState({ control });
  const values = useDeferredValue(useWatch({ control }));
  const refused = useMemo(() => {
    const parsed = schema.safeParse(values);
    return parsed.success ? [] : [...new Set(parsed.error.issues.map(({ path }) => fieldOf(path, values)))];
  }, [schema, values]);
  const shown = erroneous(errors);
  return { shown, waiting: refused.filter((name) => !shown.includes(name)) };
}

/** The field that a message is about: one of a row if it is on the screen ('rows.0.price'), else the whole field; null for none. */
function fieldOfPath(path: string, known: FieldValues, scope?: string): string | null {
  if (document.querySelector(`[data-field="${CSS.escape(fieldId(path, scope))}"]`)) return path;
  const name = fieldOf(path.split('.'), known);
  return fieldsIn(known).includes(name) ? name : null;
}

/**
 * Puts the server's messages on their fields (422 with `errors`, D2) and goes to the first.
 * @returns messages for fields that this form does not have; show them in the modal «Lỗi»
 */
export function showServerErrors<Values extends FieldValues>(
  form: EntryForm<Values>,
  errors: Record<string, string>,
  scope?: string,
): string[] {
  const homeless: string[] = [];
  const names: string[] = [];
  const known = form.getValues();
  for (const [path, message] of Object.entries(errors)) {
    const name = fieldOfPath(path, known, scope);
    if (name === null) {
      homeless.push(message);
      continue;
    }
    // Touched, so that the next change validates the field again and clears the message.
    form.setValue(name as Path<Values>, form.getValues(name as Path<Values>), { shouldTouch: true });
    form.setError(name as Path<Values>, { type: 'server', message });
    names.push(name);
  }
  goToFirst(names, scope);
  return homeless;
}

/** Shows every error, as sending does, and goes to the first. */
export async function revealProblems<Values extends FieldValues>(
  form: EntryForm<Values>,
  scope?: string,
): Promise<void> {
  await form.trigger();
  goToFirst(
    fieldsIn(form.getValues()).filter((name) => form.getFieldState(name as Path<Values>).invalid),
    scope,
  );
}

const writable = '[contenteditable=true]';
const focusable =
  'input:not([type=hidden]):not(:disabled), textarea, button:not(:disabled), [contenteditable=true], [tabindex="0"]';

/**
 * Scrolls to a field and focuses it.
 * @returns whether the field has the focus: it can't while its editor is still loading
 */
export function goToField(name: string, scope?: string): boolean {
  const field = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(fieldId(name, scope))}"]`);
  if (!field) return false;
  field.scrollIntoView?.({ block: 'center' });
  // the text box of an editor, not the toolbar above it
  const control = field.querySelector<HTMLElement>(writable) ?? field.querySelector<HTMLElement>(focusable);
  control?.focus({ preventScroll: true });
  return control !== null && document.activeElement === control;
}

/** Goes to the field that comes first on the screen. */
export function goToFirst(names: readonly string[], scope?: string): void {
  const wanted = new Set(names.map((name) => fieldId(name, scope)));
  const fields = [...document.querySelectorAll<HTMLElement>('[data-field]')];
  const first = fields.find((field) => wanted.has(field.dataset.field ?? ''));
  const name = names.find((one) => fieldId(one, scope) === first?.dataset.field);
  if (name) goToField(name, scope);
}
