import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { useSave, type SavedDraft } from '@toam/api-client/use-save';
import { userSaveText } from '@toam/contracts/texts/user-save';
import type { StaffUser } from '@toam/contracts/user/user';
import { changeUser } from '@toam/contracts/user/user.endpoints';
import type { Conflict } from '@toam/domain/record/three-way';
import { standingRecord, type EditBase } from '@toam/record-form/edit-draft';
import { showSaveFailure } from '@toam/record-form/show-save-failure';
import type { StaffField } from '@toam/pickers/staff/staff.values';
import { toast } from '@toam/ui/core';
import { revealProblems, type EntryForm, type FormSchema } from '@toam/ui/form';
import { useState } from 'react';
import { userQueries } from '../staff/staff.queries';
import { changeBody } from './staff-form.requests';
import { clashesOf, mergedValues, valuesOf, type StaffFormValues } from './staff-form.values';

/** A stale version whose changes clash: both sides, and the record as it stands. */
type Clash = Conflict<StaffFormValues> & { current: StaffUser };

interface StaffChangeInput {
  userId: number;
  form: EntryForm<StaffFormValues>;
  schema: FormSchema;
  /** Another base under the form, and what stands in it. */
  fill: (base: EditBase<StaffFormValues>, values: StaffFormValues) => void;
  draft: SavedDraft;
  /** @param hasLeft the save has marked them as resigned */
  onSaved: (hasLeft: boolean) => Promise<void>;
}

/** Saving an edit: only what differs is sent; a stale version is joined with what is newer, and asked about where both changed. D12. */
export function useStaffChange({ userId, form, schema, fill, draft, onSaved }: StaffChangeInput) {
  const queries = useQueryClient();
  const [clash, setClash] = useState<Clash | null>(null);
  const change = useSave({
    draft,
    send: async ({ version, values: before }: EditBase<StaffFormValues>, once) => {
      const body = changeBody({ userId, version, before, after: form.getValues() });
      return body && call(changeUser, { body, ...once });
    },
    onSuccess: async (saved, { values: before }) => {
      void queries.invalidateQueries({ queryKey: userQueries.all });
      if (saved) toast.success(saved.message);
      else {
        draft.withdraw();
        toast.info(userSaveText.nothingChanged);
      }
      await onSaved(saved?.user.employee_status === 'resigned' && before.employee_status !== 'resigned');
    },
    onError: (error, { version, values: before }) => {
      const current = standingRecord<StaffUser>(error);
      if (!current || current.version === version) return showSaveFailure(form, error);
      const stale = { before, mine: form.getValues(), theirs: valuesOf(current), current };
      if (clashesOf(stale).length > 0) setClash(stale);
      else settle(stale);
    },
  });

  /** Both sides' changes together, on the newer version, and saved again. */
  const settle = ({ current, ...sides }: Clash, isTheirs?: (field: StaffField) => boolean) => {
    const next = { version: current.version, values: sides.theirs };
    setClash(null);
    fill(next, mergedValues(sides, isTheirs));
    if (schema.safeParse(form.getValues()).success) change.mutate(next);
    else void revealProblems(form);
  };
  return { change, clash, settle, dropClash: () => setClash(null) };
}
