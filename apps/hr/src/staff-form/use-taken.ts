import { useQueries } from '@tanstack/react-query';
import { isFullPhone, normalisePhone } from '@toam/domain/phone';
import { usePaused } from '@toam/ui/core';
import { useWatch, type EntryForm } from '@toam/ui/form';
import { useEffect } from 'react';
import { z } from 'zod';
import { checkedFields, staffFormQueries, type CheckedField } from './staff-form.queries';
import type { StaffFormValues } from './staff-form.values';

/** Milliseconds of silence after which a typed number is asked for. */
const pause = 400;

/** Whether enough is typed to ask whose it is. */
const isWhole: Record<CheckedField, (typed: string) => boolean> = {
  email: (typed) => z.email().safeParse(typed).success,
  phone_number: isFullPhone,
  social_id: (typed) => /^(\d{9}|\d{12})$/.test(typed),
};

/** As the API compares it, so that one number is asked for once however it is written. */
const asCompared: Record<CheckedField, (typed: string) => string> = {
  email: (typed) => typed.trim().toLowerCase(),
  phone_number: normalisePhone,
  social_id: (typed) => typed.trim(),
};

/** Whose each number or address is already; `of` is what was asked about. */
export type Taken = Partial<Record<CheckedField, { name: string; of: string }>>;

/** Whose email, phone and paper number are, while they are typed. The API compares once more when it saves. */
export function useTaken(form: EntryForm<StaffFormValues>, userId: number | null): Taken {
  const typed = useWatch({ control: form.control, name: [...checkedFields] });
  const paused = usePaused(typed.map((text) => text.replaceAll('\n', ' ')).join('\n'), pause).split('\n');
  const asked = checkedFields.map((field, at) => ({ field, of: asCompared[field](paused[at] ?? '') }));
  // Nothing is said of a search that failed: saving asks again.
  const owners = useQueries({
    queries: asked.map(({ field, of }) => ({
      ...staffFormQueries.taken(field, of, userId),
      enabled: isWhole[field](of),
    })),
  });
  return Object.fromEntries(
    asked.flatMap(({ field, of }, at) => {
      const owner = owners[at]?.data;
      return owner ? [[field, { name: owner.name, of }]] : [];
    }),
  ) as Taken;
}

/** Tells the schema whose the typed email is, and lets the field say so at once: nobody shares an address to sign in with. */
export function useTakenEmail(form: EntryForm<StaffFormValues>, takenEmails: Map<string, string>, taken: Taken): void {
  const { name: owner, of } = taken.email ?? {};
  useEffect(() => {
    if (!owner || !of) return;
    takenEmails.set(of, owner);
    // Touched, so that the next change judges the field anew and the message goes.
    form.setValue('email', form.getValues('email'), { shouldTouch: true, shouldValidate: true });
  }, [form, takenEmails, owner, of]);
}
