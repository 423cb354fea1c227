/**
 * Keeps the text of a small dialog or a comment box until it is sent or cancelled. It is stored only on this device, at every key.
 * A click beside the dialog, Escape, a crash of the tab or the browser, or an outage loses nothing. It is stored per person among the form drafts
 * and, like them, deleted after 30 days. The API never gets it, so it needs no name in `draftForms`. D37, decision 84.
 */
import { signedInUser } from '@toam/auth/session';
import type { FormDraft } from '@toam/contracts/draft/draft.endpoints';
import { type EntryForm, type FieldValues, putUnreadTexts, withUnreadTexts } from '@toam/ui/form';
import { useEffect, useState } from 'react';
import { deviceDraft, dropDeviceDraft, dropOldDeviceDrafts, putDeviceDraft } from './device-drafts';
import { restoredFields } from '../edit-draft';

type Typed = FormDraft['data'];

/** One entry per person and box. Two tabs with the same box are rare, and the later key wins. */
const slot = 'typing';

export interface TypingStore {
  /** The unsent text; null if there is none. */
  read: () => Typed | null;
  /** @returns whether the disk of this device has it, as soon as that is known */
  keep: (typed: Typed) => Promise<boolean>;
  /** Call after sending or cancelling. Keeps newer text of another tab. */
  drop: () => void;
}

/** @param name the box and its record: `visit-12-34` */
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
      return putDeviceDraft(userId, { form: name, tab: slot, version, data, updated_at: Math.floor(now / 1000) });
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
    keep: (text: string) => (text.trim() ? void keep({ text }) : drop()),
    drop,
  };
}

/**
 * One text, kept on this device at every key until it is sent or given up.
 * @param stored the stored text that is changed
 * @returns `clear` for a send and for giving up, and whether a kept text was restored and is as it was
 */
export function useSavedText(name: string, stored = '') {
  const [kept] = useState(() => savedText(name));
  const [left] = useState(() => kept.read());
  const [typed, setTyped] = useState(left || stored);
  const change = (next: string) => {
    setTyped(next);
    if (next === stored) kept.drop();
    else kept.keep(next);
  };
  const clear = () => {
    kept.drop();
    setTyped('');
  };
  return { typed, change, clear, isBack: left !== '' && typed === left };
}

/**
 * Keeps the changed fields of a small dialog's form, and restores them when the dialog opens again.
 * @returns `drop` for 'Huỷ' and for a save, and whether something was restored
 */
export function useSavedTyping<Values extends FieldValues>(name: string, form: EntryForm<Values>) {
  const [{ kept, left, before }] = useState(() => {
    const typing = typingStore(name);
    return { kept: typing, left: typing.read(), before: form.getValues() };
  });
  useEffect(() => {
    if (left) {
      form.reset(restoredFields(before, left), { keepDefaultValues: true });
      putUnreadTexts(form, left);
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const isOther = ([field, value]: [string, unknown]) => value !== before[field];
        const typed = Object.entries(values).filter(isOther);
        if (typed.length > 0) void kept.keep(withUnreadTexts(form, Object.fromEntries(typed)));
        else kept.drop();
      },
    });
  }, [form, kept, left, before]);
  return { drop: kept.drop, isBack: left !== null };
}
