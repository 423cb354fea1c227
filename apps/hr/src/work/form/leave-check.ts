import { useQuery } from '@tanstack/react-query';
import { daysText } from '@toam/contracts/form/form-labels';
import type { DataOf } from '@toam/contracts/endpoint';
import { formSchemas, writtenDays } from '@toam/contracts/form/form.schema';
import type { previewLeave } from '@toam/contracts/form/leave.endpoints';
import { formText } from '@toam/contracts/form/form.text';
import type { FormKind } from '@toam/domain/work/form-kinds';
import { isOfTwoYears } from '@toam/domain/work/leave-days';
import { useWatch, type EntryForm } from '@toam/ui/form';
import { useEffect } from 'react';
import type { z } from 'zod';
import { formQueries, type WrittenLeave } from './form.queries';
import type { FormValues } from './form-values';

export type Preview = DataOf<typeof previewLeave>;
/** What the API said about each leave that was written so far. */
export type KnownPreviews = Map<string, Preview>;

type Written = Pick<FormValues, 'reason' | 'start_date' | 'end_date' | 'shift'>;

const keyOf = ({ reason, start_date, end_date, shift }: Written): string =>
  [reason, start_date, end_date, shift].join('|');

/** Runs as soon as the days are there, even if other fields are missing. */
const hasDays = ({ value }: { value: unknown }): boolean => {
  const { start_date, end_date } = value as Partial<FormValues>;
  return typeof start_date === 'string' && typeof end_date === 'string';
};

/** The year of the preview's figures: the later one that the leave takes days of. */
export const yearOf = ({ days }: Preview): number =>
  Number((days.findLast(({ cost }) => cost > 0) ?? days.at(-1))?.date.slice(0, 4));

/** The year, if it has to be named: the leave goes over New Year. */
export const namedYear = (preview: Preview): number | null => {
  const [first, last] = [preview.days.at(0), preview.days.at(-1)];
  return first && last && isOfTwoYears({ start: first.date, end: last.date }) ? yearOf(preview) : null;
};

/** Days that are left, if the leave takes more. */
const lackOf = ({ left_before, left_after }: Preview): number | null =>
  left_before !== null && left_after !== null && left_after < 0 ? left_before : null;

/** The rules of a leave, and what the API already knows against it: the form says so before it is sent. */
export const leaveSchema = (kind: FormKind, known: KnownPreviews): z.ZodType =>
  formSchemas[kind]
    .refine((said) => !known.get(keyOf(said as Written))?.overlaps, {
      path: ['start_date'],
      message: formText.overlaps,
      when: hasDays,
    })
    .refine((said) => !known.get(keyOf(said as Written))?.lacks_quota, {
      path: ['reason'],
      message: formText.noLeaveYet,
      when: hasDays,
    })
    .refine(
      (said) => {
        const preview = known.get(keyOf(said as Written));
        return !preview || lackOf(preview) === null;
      },
      {
        path: ['end_date'],
        error: ({ input }) => {
          const preview = known.get(keyOf(input as Written));
          return formText.notEnoughLeave(
            daysText(Math.max(0, (preview && lackOf(preview)) ?? 0)),
            preview ? namedYear(preview) : null,
          );
        },
        when: hasDays,
      },
    );

/** The days that the API counts. Of others the form says by itself what is wrong. */
const span = writtenDays({});

interface PreviewInput {
  form: EntryForm<FormValues>;
  known: KnownPreviews;
  /** The form that is being changed. */
  id: number | null;
  enabled: boolean;
}

/** What the written leave takes; undefined until its days are chosen and counted. */
export interface CheckedLeave {
  preview: Preview | undefined;
  written: WrittenLeave | null;
  error: Error | null;
}

/** Asks the API what the leave takes while it is written, and puts what speaks against it on the days. */
export function useLeavePreview({ form, known, id, enabled }: PreviewInput): CheckedLeave {
  const [reason, start_date, end_date, shift] = useWatch({
    control: form.control,
    name: ['reason', 'start_date', 'end_date', 'shift'],
  });
  const isAsked = enabled && span.safeParse({ start_date, end_date }).success;
  const written = { reason, start_date: start_date ?? '', end_date: end_date ?? '', shift: shift ?? 0, id };
  const { data, error } = useQuery({ ...formQueries.preview(written), enabled: isAsked });
  const key = keyOf(written);
  useEffect(() => {
    if (!data || !isAsked) return;
    known.set(key, data);
    const fields = ['start_date', 'end_date', 'reason'] as const;
    const isMarked = fields.some((name) => form.getFieldState(name).invalid);
    if (!isMarked && !data.overlaps && !data.lacks_quota && lackOf(data) === null) return;
    // Marked as touched, so that the next change validates the field again and removes the error.
    for (const name of fields)
      if (name !== 'reason' || reason !== null)
        form.setValue(name, form.getValues(name), { shouldTouch: true, shouldValidate: true });
  }, [form, known, key, data, isAsked, reason]);
  return { preview: isAsked ? data : undefined, written: isAsked ? written : null, error: isAsked ? error : null };
}
