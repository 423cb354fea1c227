import { useUser } from '@toam/auth/session';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import type { HouseOptions } from '@toam/contracts/option/option.schema';
import { handOverDialogText } from '@toam/contracts/texts/hand-over-dialog';
import { staffFormText as text } from '@toam/contracts/texts/staff-form';
import type { StaffUser } from '@toam/contracts/user/user';
import { canHandOver } from '@toam/domain/staff/hand-over';
import { changeableColumns } from '@toam/domain/staff/user-access';
import { useSaveRefused } from '@toam/record-form/edit-while';
import { useEditForm } from '@toam/record-form/use-edit-form';
import { useLeaveGuard } from '@toam/platform/leave-guard';
import { offer } from '@toam/ui/core';
import { useFormState, useWatch } from '@toam/ui/form';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { EditNotices } from './edit-notices';
import { StaffConflictDialog } from './staff-conflict.dialog';
import { staffDraft } from './staff-draft.values';
import { missingFields, requiredFields, staffFormSchema } from './staff-form.schema';
import { valuesOf, type StaffFormValues } from './staff-form.values';
import { StaffForm } from './staff.form';
import type { StaffScene } from './staff-scene';
import { useStaffChange } from './use-staff-change';
import { VariantSwitch } from './variant-switch';

/** Whoever leaves has work and an account: nothing is done about them by itself. D72. */
const closingOffer = ({ name }: StaffUser) => ({
  title: text.leftTitle(name),
  description: text.leftNote,
  okText: handOverDialogText.offer,
  cancelText: text.later,
});

/** Once the right is lost they stay as they were: who can't save can still copy, and a disabled field lets nobody. */
function useChangeable(stored: StaffUser) {
  const viewer = useUser();
  const [before] = useState(() => changeableColumns(viewer, stored));
  return useSaveRefused() ? before : changeableColumns(viewer, stored);
}

interface StaffEditProps {
  stored: StaffUser;
  options: HouseOptions;
}

/** The form over a stored person: sends only what differs, and settles a stale version field by field. D12. */
export function StaffEdit({ stored, options }: StaffEditProps) {
  const viewer = useUser();
  const navigate = useNavigate();
  const [takenEmails] = useState(() => new Map<string, string>());
  // What an old record lacks holds up no edit of something else; what is there may not be emptied.
  const [lacking] = useState(() => missingFields(valuesOf(stored)));
  const schema = useMemo(() => staffFormSchema({ lacking, takenEmails }), [lacking, takenEmails]);
  const { base, form, fill, draft } = useEditForm<StaffFormValues>({
    name: draftNameOf('user', stored.id),
    schema,
    begin: () => ({ version: stored.version, values: valuesOf(stored) }),
    drafted: staffDraft,
  });
  const { isDirty } = useFormState({ control: form.control });
  const release = useLeaveGuard(isDirty, draft.leavingText);
  const isFirst = useLocation().key === 'default';
  /** To the list with its filters and page as it was left; to the person there where nothing was open before. */
  const back = () => void (isFirst ? navigate(paths.staffOf(stored.id), { replace: true }) : navigate(-1));
  const onSaved = async (hasLeft: boolean) => {
    release();
    const isOffered = hasLeft && canHandOver(viewer, stored);
    if (isOffered && (await offer(closingOffer(stored)))) void navigate(paths.handOver(stored.id), { replace: true });
    else back();
  };
  const { change, clash, settle, dropClash } = useStaffChange({
    ...{ userId: stored.id, form, schema, fill, onSaved },
    draft: draft.saved,
  });
  const isOther = useWatch({ control: form.control, name: 'other_account' });
  const changeable = useChangeable(stored);
  const scene: StaffScene = {
    form,
    userId: stored.id,
    changeable,
    required: new Set(requiredFields(isOther).filter((field) => !lacking.includes(field))),
  };
  return (
    <>
      <StaffForm
        {...{ scene, schema, takenEmails, options, draft }}
        title={text.editTitle}
        rightsNote={viewer.id === stored.id ? text.ownRights : undefined}
        saving={{ isPending: change.isPending, save: () => change.mutate(base), back }}
      >
        <EditNotices stored={stored} isReadOnly={changeable.size === 0} />
        {changeable.has('other_account') && <VariantSwitch scene={scene} />}
      </StaffForm>
      {clash && (
        <StaffConflictDialog
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
