/**
 * What is typed into a small dialog or a comment box, on this device alone and at every key, until it is sent or cancelled: a click
 * beside the dialog, Escape, a crash of the tab or an outage loses none of it. It lies among the drafts of forms, by person, and is
 * forgotten like them after 30 days; the API hears nothing of it, so it needs no name in `draftForms`. D37, decision 84.
 */
import { signedInUser } from '@toam/auth/session';
import type { FormDraft } from '@toam/contracts/draft/draft.endpoints';
import type { EntryForm, FieldValues } from '@toam/ui/form';
import { useEffect, useState } from 'react';
import { deviceDraft, dropDeviceDraft, dropOldDeviceDrafts, putDeviceDraft } from './device-drafts';
import { restoredFields } from '../edit-draft';

type Typed = FormDraft['data'];

/** One for a person and a box: two tabs at the same one are rare, and the later key wins. */
const slot = 'typing';

export interface TypingStore {
  /** What was left; null where there is nothing. */
  read: () => Typed | null;
  keep: (typed: Typed) => void;
  /** It was sent or cancelled. What another tab has typed there since stays. */
  drop: () => void;
}

/** @param name the box and the record that it is about: `visit-12-34` */
export function typingStore(name: string): TypingStore {
  const { id: userId } = signedInUser();
  const place = { userId, form: name };
  let version: number | undefined;
  return {
    read: () => {
      dropOldDeviceDrafts(Date.now() / 1000);
      const left = deviceDraft(place, slot);
      version = left?.version;
      return left?.data ?? null;
    },
    keep: (data) => {
      const now = Date.now();
      version = now;
      putDeviceDraft(userId, { form: name, tab: slot, version, data, updated_at: Math.floor(now / 1000) });
    },
    drop: () => {
      if (deviceDraft(place, slot)?.version === version) dropDeviceDraft(place, slot);
    },
  };
}

/** `typingStore` of one text. */
export function savedText(name: string) {
  const { read, keep, drop } = typingStore(name);
  return {
    read: (): string => {
      const { text } = read() ?? {};
      return typeof text === 'string' ? text : '';
    },
    keep: (text: string) => (text.trim() ? keep({ text }) : drop()),
    drop,
  };
}

/**
 * Keeps what differs in the form of a small dialog, and puts it back when the dialog is opened again.
 * @returns `drop` for 'Huỷ' and for a save, and whether something was put back
 */
export function useSavedTyping<Values extends FieldValues>(name: string, form: EntryForm<Values>) {
  const [{ kept, left, before }] = useState(() => {
    const typing = typingStore(name);
    return { kept: typing, left: typing.read(), before: form.getValues() };
  });
  useEffect(() => {
    if (left) form.reset(restoredFields(before, left), { keepDefaultValues: true });
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const isOther = ([field, value]: [string, unknown]) => value !== before[field];
        const typed = Object.entries(values).filter(isOther);
        if (typed.length > 0) kept.keep(Object.fromEntries(typed));
        else kept.drop();
      },
    });
  }, [form, kept, left, before]);
  return { drop: kept.drop, isBack: left !== null };
}
