import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { CallFailed } from '@toam/api-client/call-failed';
import { useUser } from '@toam/auth/session';
import type { HouseOptions } from '@toam/contracts/option/option.schema';
import { changeRequest, needDraftForm } from '@toam/contracts/request/request.endpoints';
import type { NeedDetail } from '@toam/contracts/request/request.schema';
import { needText } from '@toam/contracts/texts/need';
import { needFormText as text } from '@toam/contracts/texts/need-form';
import { clashingFields, mergeFields, type Conflict } from '@toam/domain/three-way';
import { useFormDraft } from '@toam/pickers/form-draft';
import { leavingText } from '@toam/pickers/form-page';
import { showSaveFailure } from '@toam/pickers/show-save-failure';
import { useLeaveGuard } from '@toam/platform/leave-guard';
import { formatTotal, toast } from '@toam/ui/core';
import { revealProblems, useEntryForm, useFormState } from '@toam/ui/form';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { needQueries } from '../need/need.queries';
import { paths } from '../paths';
import { NeedConflictDialog } from './need-conflict.dialog';
import { draftedEdit, restoredEdit } from './need-draft.values';
import { changeBody, needFormSchema, valuesOf, type NeedFormValues } from './need-form.values';
import { NeedForm } from './need.form';

/** What the edit began from: a version of the need, and what the form showed of it. */
interface Base {
  version: number;
  values: NeedFormValues;
}

/** A stale save, with the need as it stands. */
type StaleNeed = Conflict<NeedFormValues> & { current: NeedDetail };

/** The need as it stands, out of a refusal for a stale version (409, D12); null for any other failure. */
function standingNeed(error: unknown): NeedDetail | null {
  if (!(error instanceof CallFailed) || error.status !== 409) return null;
  const current = error.current as Partial<NeedDetail> | null | undefined;
  // Trusted like every answer: an API that is a release apart may know a field more or less.
  return current && typeof current.version === 'number' ? (current as NeedDetail) : null;
}

interface NeedEditProps {
  stored: NeedDetail;
  options: HouseOptions;
}

/** The form over a stored need: sends only what differs, and settles a stale version field by field. D12. */
export function NeedEdit({ stored, options }: NeedEditProps) {
  const user = useUser();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [base, setBase] = useState<Base>(() => ({ version: stored.version, values: valuesOf(stored) }));
  const [conflict, setConflict] = useState<StaleNeed | null>(null);
  const form = useEntryForm<NeedFormValues>(needFormSchema, base.values);
  const { isDirty } = useFormState({ control: form.control });
  const back = () => void navigate(paths.need(stored.id));

  /** Another base under the form, and what stands in it. */
  const fill = (next: Base, values: NeedFormValues) => {
    setBase(next);
    form.reset(next.values);
    form.reset(values, { keepDefaultValues: true });
  };
  const draft = useFormDraft({
    name: needDraftForm(stored.id),
    form,
    write: (values) => draftedEdit(base.version, base.values, values),
    restore: (data) => {
      const { version, before, values } = restoredEdit(base.values, base.version, data);
      fill({ version, values: before }, values);
    },
  });
  const release = useLeaveGuard(isDirty, leavingText(draft));

  const change = useMutation({
    meta: { showsOwnError: true },
    mutationFn: async ({ version, values }: Base) => {
      const after = form.getValues();
      const body = changeBody(user, { requestId: stored.id, version, before: values, after });
      return body && call(changeRequest, { body });
    },
    onSuccess: async (saved) => {
      release();
      await draft.forget();
      void queries.invalidateQueries({ queryKey: needQueries.all });
      if (saved) toast.success(saved.message);
      else toast.info(needText.unchanged);
      back();
    },
    onError: (error, { values }) => {
      const current = standingNeed(error);
      if (!current) return showSaveFailure(form, error);
      const stale = { before: values, mine: form.getValues(), theirs: valuesOf(current), current };
      if (clashingFields(stale).length > 0) setConflict(stale);
      else settle(stale);
    },
  });

  /** Both sides' changes together, on the newer version, and saved again. */
  const settle = ({ current, ...sides }: StaleNeed, isTheirs?: (field: keyof NeedFormValues) => boolean) => {
    const next = { version: current.version, values: sides.theirs };
    setConflict(null);
    fill(next, mergeFields(sides, isTheirs));
    if (needFormSchema.safeParse(form.getValues()).success) change.mutate(next);
    else void revealProblems(form);
  };

  return (
    <>
      <NeedForm
        form={form}
        options={options}
        title={text.editTitle}
        draft={draft}
        customer={stored.customer}
        isCustomerFixed={Object.values(stored.counts).some((count) => count > 0)}
        matched={<MatchedNow needId={stored.id} />}
        saving={{ isPending: change.isPending, save: () => change.mutate(base), back }}
      />
      {conflict && (
        <NeedConflictDialog
          conflict={conflict}
          updatedAt={conflict.current.updated_at}
          options={options}
          onCancel={() => setConflict(null)}
          onChoose={(isTheirs) => settle(conflict, isTheirs)}
        />
      )}
    </>
  );
}

/** How many houses fit the need as it is stored; nothing while that is not known. */
function MatchedNow({ needId }: { needId: number }) {
  const count = useQuery(needQueries.matched([needId])).data?.get(needId);
  if (!count) return null;
  return <span className="need-form-matched">{text.matchedNow(formatTotal(count.total, count.total_capped))}</span>;
}
