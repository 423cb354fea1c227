import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { useUser } from '@toam/auth/session';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import type { HouseOptions } from '@toam/contracts/option/option.schema';
import { handOverDialogText } from '../staff/hand-over-dialog.text';
import { staffFormText as text } from './staff-form.text';
import type { StaffUser } from '@toam/contracts/user/user';
import { changeUser } from '@toam/contracts/user/user.endpoints';
import { canHandOver } from '@toam/domain/staff/hand-over';
import { changeableColumns } from '@toam/domain/staff/user-access';
import { useLeaveForm } from '@toam/platform/way-back';
import { useSaveRefused } from '@toam/record-form/edit-while';
import { RecordConflictDialog } from '@toam/record-form/record-conflict.dialog';
import { useRecordEditor } from '@toam/record-form/use-record-editor';
import { offer, toast } from '@toam/ui/core';
import { useWatch } from '@toam/ui/form';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { userQueries } from '../staff/staff.queries';
import { EditNotices } from './edit-notices';
import { changeBody } from './staff-form.requests';
import { missingFields, requiredFields, staffFormSchema } from './staff-form.schema';
import { valuesOf } from './staff-form.values';
import { staffFormLabel, staffWords } from './staff-form.labels';
import { StaffForm } from './staff.form';
import type { StaffFormParts } from './staff-form.context';
import { VariantSwitch } from './variant-switch';

/** Offers a hand-over for a person who resigns: their work and account do not change automatically. D72. */
const closingOffer = ({ name }: StaffUser) => ({
  title: text.leftTitle(name),
  description: text.leftNote,
  okText: handOverDialogText.offer,
  cancelText: text.later,
});

/** After a refused save the fields stay enabled: people can't save but can still copy, which a disabled field does not allow. */
function useChangeable(stored: StaffUser) {
  const viewer = useUser();
  const [before] = useState(() => changeableColumns(viewer, stored));
  return useSaveRefused() ? before : changeableColumns(viewer, stored);
}

interface StaffEditProps {
  stored: StaffUser;
  options: HouseOptions;
}

/** The form for a stored person. */
export function StaffEdit({ stored, options }: StaffEditProps) {
  const viewer = useUser();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [takenEmails] = useState(() => new Map<string, string>());
  // Fields missing in an old record do not block other edits. Existing values may not be cleared.
  const [lacking] = useState(() => missingFields(valuesOf(stored)));
  const schema = useMemo(() => staffFormSchema({ lacking, takenEmails }), [lacking, takenEmails]);
  const back = useLeaveForm(paths.staffOf(stored.id));
  const { form, draft, saving, conflict } = useRecordEditor({
    name: draftNameOf('user', stored.id),
    schema,
    begin: { version: stored.version, values: valuesOf(stored) },
    valuesOf,
    send: (edit, once) => {
      const body = changeBody(stored.id, edit);
      return body && call(changeUser, { body, ...once });
    },
    onSaved: async (saved, { before }) => {
      void queries.invalidateQueries({ queryKey: userQueries.all });
      if (saved) toast.success(saved.message);
      const hasLeft = saved?.user.employee_status === 'resigned' && before.employee_status !== 'resigned';
      const isOffered = hasLeft && canHandOver(viewer, stored);
      if (isOffered && (await offer(closingOffer(stored)))) void navigate(paths.handOver(stored.id), { replace: true });
      else back();
    },
  });
  const isOther = useWatch({ control: form.control, name: 'other_account' });
  const changeable = useChangeable(stored);
  const parts: StaffFormParts = {
    form,
    userId: stored.id,
    changeable,
    required: new Set(requiredFields(isOther).filter((field) => !lacking.includes(field))),
  };
  return (
    <>
      <StaffForm
        {...{ parts, schema, takenEmails, options, draft }}
        title={text.editTitle}
        rightsNote={viewer.id === stored.id ? text.ownRights : undefined}
        saving={{ isPending: saving.isPending, save: () => saving.save(), back }}
      >
        <EditNotices stored={stored} isReadOnly={changeable.size === 0} />
        {changeable.has('other_account') && <VariantSwitch parts={parts} />}
      </StaffForm>
      <RecordConflictDialog conflict={conflict} labels={staffFormLabel} words={staffWords(options)} />
    </>
  );
}
