import { useQueries } from '@tanstack/react-query';
import { isFullPhone, normalisePhone } from '@toam/domain/phone';
import { usePaused } from '@toam/ui/core';
import { useWatch, type EntryForm } from '@toam/ui/form';
import { useEffect } from 'react';
import { z } from 'zod';
import { checkedFields, staffFormQueries, type CheckedField } from './staff-form.queries';
import type { StaffFormValues } from './staff-form.values';

/** Pause after the last key before the lookup, ms. */
const pause = 400;

/** Whether the text is long enough for a lookup. */
const isWhole: Record<CheckedField, (typed: string) => boolean> = {
  email: (typed) => z.email().safeParse(typed).success,
  phone_number: isFullPhone,
  social_id: (typed) => /^(\d{9}|\d{12})$/.test(typed),
};

/** The value as the API compares it, so that different spellings of one number cause one lookup. */
const asCompared: Record<CheckedField, (typed: string) => string> = {
  email: (typed) => typed.trim().toLowerCase(),
  phone_number: normalisePhone,
  social_id: (typed) => typed.trim(),
};

/** The owner of each number or address; `of` is the value that was looked up. */
export type Taken = Partial<Record<CheckedField, { name: string; of: string }>>;

/** Looks up the owners of email, phone and ID card number during typing. The API checks again on save. */
export function useTaken(form: EntryForm<StaffFormValues>, userId: number | null): Taken {
  const typed = useWatch({ control: form.control, name: [...checkedFields] });
  const paused = usePaused(typed.map((text) => text.replaceAll('\n', ' ')).join('\n'), pause).split('\n');
  const asked = checkedFields.map((field, at) => ({ field, of: asCompared[field](paused[at] ?? '') }));
  // A failed lookup shows nothing: the save checks again.
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

/** Gives the schema the owner of the typed email and validates the field at once: two people can't share a login. */
export function useTakenEmail(form: EntryForm<StaffFormValues>, takenEmails: Map<string, string>, taken: Taken): void {
  const { name: owner, of } = taken.email ?? {};
  useEffect(() => {
    if (!owner || !of) return;
    takenEmails.set(of, owner);
    // Marked as touched, so that the next change validates the field again and removes the error.
    form.setValue('email', form.getValues('email'), { shouldTouch: true, shouldValidate: true });
  }, [form, takenEmails, owner, of]);
}
