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
 * A form whose values stay in the browser's own inputs: what a password manager fills in before React knows of it counts too.
 * Errors show for fields that were left, all of them on submit (specification 3 §5.10); `blocked` while one shows.
 * @param send called with parsed values; what it throws becomes `refusal`
 */
export function usePlainForm<S extends z.ZodType>(schema: S, send: (values: z.output<S>) => Promise<void>) {
  const touched = useRef(new Set<string>());
  const [errors, setErrors] = useState<Errors>({});
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);

  const check = (form: HTMLFormElement) => {
    const found = errorsOf(schema, valuesOf(form));
    setErrors(Object.fromEntries(Object.entries(found).filter(([name]) => touched.current.has(name))));
    return found;
  };
  const touch = (event: FocusEvent<HTMLFormElement> | FormEvent<HTMLFormElement>) => {
    const field = event.target;
    if (!(field instanceof HTMLInputElement)) return;
    // an empty field that was only walked through is no error yet
    if (event.type === 'blur' && field.value) touched.current.add(field.name);
    if (event.type === 'input') setRefusal(undefined);
    check(event.currentTarget);
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
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
