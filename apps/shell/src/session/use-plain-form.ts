import { CallFailed } from '@toam/api-client/call-failed';
import { commonText } from '@toam/contracts/texts/common';
import { useRef, useState, type FocusEvent, type FormEvent, type SubmitEvent } from 'react';
import type { z } from 'zod';

type Errors = Record<string, string>;

const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

function errorsOf(schema: z.ZodType, values: unknown): Errors {
  const { error } = schema.safeParse(values);
  const errors: Errors = {};
  for (const { path, message } of error?.issues ?? []) errors[String(path[0])] ??= message;
  return errors;
}

/**
 * A form whose values stay in the browser's own inputs, so that values count which a password manager fills in before React starts.
 * A field shows its error after blur, all fields on submit (specification 3 §5.10); `blocked` is true while an error shows.
 * Moving through an untouched form shows nothing. After the first input, an empty field shows on blur that it is missing.
 * @param send called with parsed values; an error that it throws becomes `refusal`
 */
export function usePlainForm<S extends z.ZodType>(schema: S, send: (values: z.output<S>) => Promise<void>) {
  const touched = useRef(new Set<string>());
  const hasTyped = useRef(false);
  const [errors, setErrors] = useState<Errors>({});
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);

  const check = (form: HTMLFormElement) => {
    const values = valuesOf(form);
    const found = errorsOf(schema, values);
    const isShown = ([name]: [string, string]) =>
      touched.current.has(name) && (hasTyped.current || values[name] !== '');
    setErrors(Object.fromEntries(Object.entries(found).filter(isShown)));
    return found;
  };
  const touch = (event: FocusEvent<HTMLFormElement> | FormEvent<HTMLFormElement>) => {
    const field = event.target;
    if (!(field instanceof HTMLInputElement)) return;
    // the user left the window, perhaps to copy a password: the field gets the focus back
    if (event.type === 'blur' && document.activeElement === field) return;
    if (event.type === 'blur') touched.current.add(field.name);
    else {
      hasTyped.current = true;
      setRefusal(undefined);
    }
    check(event.currentTarget);
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    hasTyped.current = true;
    for (const name of Object.keys(valuesOf(form))) touched.current.add(name);
    const found = check(form);
    const wrong = Object.keys(found)[0];
    if (wrong) return form.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
    setBusy(true);
    setRefusal(undefined);
    try {
      await send(schema.parse(valuesOf(form)));
    } catch (error) {
      const refusedFields = error instanceof CallFailed ? Object.values(error.errors) : [];
      setRefusal(refusedFields[0] ?? (error instanceof CallFailed ? error.message : commonText.wentWrong));
      setBusy(false);
    }
  };

  const blocked = Object.keys(errors).length > 0;
  return {
    errors,
    refusal,
    busy,
    blocked,
    form: { onBlur: touch, onInput: touch, onSubmit: submit, noValidate: true },
  };
}
