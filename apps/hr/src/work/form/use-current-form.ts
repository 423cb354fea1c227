import type { FormRow } from '@toam/contracts/form/form.schema';
import { useOpenedRow } from '@toam/list-screen/use-opened-row';
import { useUrlState } from '@toam/ui/core';
import { useLayoutEffect, useRef } from 'react';
import { formSearch } from './form.search';

export interface CurrentForm {
  /** The open form, if it is listed. */
  form: FormRow | undefined;
  /** Its id: also of a form that the list does not have (any more). */
  opened: number | null;
  show: (form: FormRow) => void;
  close: () => void;
  move: (by: 1 | -1) => void;
  /** A form leaves the list: opens the one that takes its place. */
  goOnAfter: (form: FormRow) => void;
}

/**
 * The form that the address names.
 * @param always without one in the address, the first form is open
 */
export function useCurrentForm(forms: readonly FormRow[], always: boolean): CurrentForm {
  const [search, change] = useUrlState(formSearch);
  const { open, close } = useOpenedRow(search.open, change);
  const opened = search.open ?? (always ? (forms[0]?.id ?? null) : null);
  const at = forms.findIndex(({ id }) => id === opened);
  // An answer comes to the handler of the render that was pressed. The list may have loaded since, or somebody may have moved on.
  const latest = useRef({ forms, opened, isNamed: search.open !== null, place: 0 });
  useLayoutEffect(() => {
    const place = at < 0 ? latest.current.place : at;
    latest.current = { forms, opened, isNamed: search.open !== null, place };
  });
  const replace = (form: FormRow | undefined) => change({ open: form?.id ?? null }, { replace: true });
  return {
    form: forms[at],
    opened,
    show: (form) => (always ? replace(form) : open(form)),
    close: () => search.open !== null && close(),
    move: (by) => {
      const next = forms[at < 0 ? 0 : at + by];
      if (next && opened !== null) replace(next);
    },
    goOnAfter: (form) => {
      const now = latest.current;
      if (form.id !== now.opened || !now.isNamed) return;
      const found = now.forms.findIndex(({ id }) => id === form.id);
      // a live change may have taken it off the list before
      const next =
        found < 0 ? (now.forms[now.place] ?? now.forms.at(-1)) : (now.forms[found + 1] ?? now.forms[found - 1]);
      replace(always ? next : undefined);
    },
  };
}
