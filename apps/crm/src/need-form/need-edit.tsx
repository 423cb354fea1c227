import { useQuery } from '@tanstack/react-query';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import type { HouseOptions } from '@toam/contracts/option/option.schema';
import type { NeedDetail } from '@toam/contracts/request/request.schema';
import { needFormText as text } from '@toam/contracts/texts/need-form';
import { useEditForm } from '@toam/record-form/use-edit-form';
import { useLeaveGuard } from '@toam/platform/leave-guard';
import { formatTotal } from '@toam/ui/core';
import { useFormState } from '@toam/ui/form';
import { useLocation, useNavigate } from 'react-router-dom';
import { needQueries } from '../need/need.queries';
import { paths } from '../paths';
import { NeedConflictDialog } from './need-conflict.dialog';
import { needDraft } from './need-draft.values';
import { needFormSchema, valuesOf, type NeedFormValues } from './need-form.values';
import { NeedForm } from './need.form';
import { useNeedChange } from './use-need-change';

interface NeedEditProps {
  stored: NeedDetail;
  options: HouseOptions;
}

/** The form over a stored need: sends only what differs, and settles a stale version field by field. D12. */
export function NeedEdit({ stored, options }: NeedEditProps) {
  const navigate = useNavigate();
  const { base, form, fill, draft } = useEditForm<NeedFormValues>({
    name: draftNameOf('request', stored.id),
    schema: needFormSchema,
    begin: () => ({ version: stored.version, values: valuesOf(stored) }),
    drafted: needDraft,
  });
  const { isDirty } = useFormState({ control: form.control });
  const release = useLeaveGuard(isDirty, draft.leavingText);
  const isFirst = useLocation().key === 'default';
  /** To the list with its filters and page as it was left; to the need where nothing was open before. */
  const back = () => void (isFirst ? navigate(paths.need(stored.id), { replace: true }) : navigate(-1));
  const onSaved = () => {
    release();
    back();
  };
  const { change, clash, settle, dropClash } = useNeedChange({
    needId: stored.id,
    form,
    fill,
    draft: draft.saved,
    onSaved,
  });
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
      {clash && (
        <NeedConflictDialog
          conflict={clash}
          updatedAt={clash.current.updated_at}
          options={options}
          onCancel={dropClash}
          onChoose={(isTheirs) => settle(clash, isTheirs)}
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
