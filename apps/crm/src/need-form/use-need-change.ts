import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { useSave, type SavedDraft } from '@toam/api-client/use-save';
import { useUser } from '@toam/auth/session';
import { changeRequest } from '@toam/contracts/request/request.endpoints';
import type { NeedDetail } from '@toam/contracts/request/request.schema';
import { needText } from '@toam/contracts/texts/need';
import { clashingFields, mergeFields, type Conflict } from '@toam/domain/record/three-way';
import { standingRecord, type EditBase } from '@toam/record-form/edit-draft';
import { showSaveFailure } from '@toam/record-form/show-save-failure';
import { toast } from '@toam/ui/core';
import { revealProblems, type EntryForm } from '@toam/ui/form';
import { useState } from 'react';
import { needQueries } from '../need/need.queries';
import { changeBody, needFormSchema, valuesOf, type NeedField, type NeedFormValues } from './need-form.values';

/** A stale version whose changes clash: both sides, and the need as it stands. */
type Clash = Conflict<NeedFormValues> & { current: NeedDetail };

interface NeedChangeInput {
  needId: number;
  form: EntryForm<NeedFormValues>;
  /** Another base under the form, and what stands in it. */
  fill: (base: EditBase<NeedFormValues>, values: NeedFormValues) => void;
  draft: SavedDraft;
  onSaved: () => void;
}

/** Saving an edit: only what differs is sent; a stale version is joined with what is newer, and asked about where both changed. D12. */
export function useNeedChange({ needId, form, fill, draft, onSaved }: NeedChangeInput) {
  const user = useUser();
  const queries = useQueryClient();
  const [clash, setClash] = useState<Clash | null>(null);
  const change = useSave({
    draft,
    send: async ({ version, values: before }: EditBase<NeedFormValues>, once) => {
      const body = changeBody(user, { requestId: needId, version, before, after: form.getValues() });
      return body && call(changeRequest, { body, ...once });
    },
    onSuccess: (saved) => {
      onSaved();
      void queries.invalidateQueries({ queryKey: needQueries.all });
      if (saved) toast.success(saved.message);
      else {
        draft.withdraw();
        toast.info(needText.unchanged);
      }
    },
    onError: (error, { version, values: before }) => {
      const current = standingRecord<NeedDetail>(error);
      if (!current || current.version === version) return showSaveFailure(form, error);
      const stale = { before, mine: form.getValues(), theirs: valuesOf(current), current };
      if (clashingFields(stale).length > 0) setClash(stale);
      else settle(stale);
    },
  });

  /** Both sides' changes together, on the newer version, and saved again. */
  const settle = ({ current, ...sides }: Clash, isTheirs?: (field: NeedField) => boolean) => {
    const next = { version: current.version, values: sides.theirs };
    setClash(null);
    fill(next, mergeFields(sides, isTheirs));
    if (needFormSchema.safeParse(form.getValues()).success) change.mutate(next);
    else void revealProblems(form);
  };
  return { change, clash, settle, dropClash: () => setClash(null) };
}
