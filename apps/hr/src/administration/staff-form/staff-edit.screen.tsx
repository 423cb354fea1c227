import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { useUser } from '@toam/auth/session';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import type { HouseOptions } from '@toam/contracts/option/option.schema';
import { commonText } from '@toam/contracts/texts/common';
import type { StaffRow, StaffUser } from '@toam/contracts/user/user';
import { changeUser } from '@toam/contracts/user/user.endpoints';
import { staffLabel } from '@toam/contracts/user/user.text';
import { canHandOver } from '@toam/domain/staff/hand-over';
import { canEditUser, changeableColumns } from '@toam/domain/staff/user-access';
import { houseOptions, entryNames } from '@toam/pickers/house-options';
import { withoutPassword } from '@toam/pickers/staff/own-password.field';
import { StaffNamed } from '@toam/pickers/staff/staff-named';
import { fieldLabel, isPicture } from '@toam/pickers/staff/staff.values';
import { useLeaveForm } from '@toam/platform/way-back';
import { EditRecord, type Refusal } from '@toam/record-form/edit-record';
import { useSaveRefused } from '@toam/record-form/edit-while';
import { RecordConflictDialog } from '@toam/record-form/record-conflict.dialog';
import { useRecordEditor } from '@toam/record-form/use-record-editor';
import { RefusedState, ScreenState, offer, toast, Avatar, Row, Stack, Text } from '@toam/ui/core';
import { useWatch, FormNotice, unitLabel } from '@toam/ui/form';
import { useMemo, useState, type ReactNode } from 'react';
import { Link, useParams, useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { handOverDialogText } from '../staff/hand-over-dialog.text';
import { jobOf } from '../staff/staff-labels';
import { userQueries } from '../staff/staff.queries';
import type { StaffFormParts } from './staff-form.context';
import { changeBody } from './staff-form.requests';
import { missingFields, requiredFields, staffFormSchema } from './staff-form.schema';
import { staffFormText as text } from './staff-form.text';
import { valuesOf, type StaffFormValues } from './staff-form.values';
import { StaffForm } from './staff.form';
import { VariantSwitch } from './variant-switch';

/** /user/edit/{id} and /admin/user/edit/{id}. Specification 2 §2, D14. */
export function Component() {
  const userId = Number(useParams().userId);
  const viewer = useUser();
  const options = useQuery(houseOptions());
  const user = useQuery({ ...userQueries.record(userId), staleTime: 0 });
  const form = (stored: StaffUser) => (
    <ScreenState query={options}>{(lists) => <StaffEdit stored={stored} options={lists} />}</ScreenState>
  );
  return (
    <EditRecord<StaffUser | StaffRow, StaffUser>
      query={user}
      editable={(stored) => (isWhole(stored) && canEditUser(viewer, stored) ? stored : null)}
      refused={(stored) => (isWhole(stored) ? form(stored) : <NotToEdit reason={commonText.forbidden} isForbidden />)}
      unreadable={NotToEdit}
    >
      {form}
    </EditRecord>
  );
}

/** Colleagues only get the public columns. */
const isWhole = (user: StaffUser | StaffRow): user is StaffUser => 'version' in user;

const NotToEdit = (refusal: Refusal) => (
  <RefusedState {...refusal}>
    <Link to={paths.staff}>{text.backToList}</Link>
  </RefusedState>
);

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
function StaffEdit({ stored, options }: StaffEditProps) {
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
    kept: withoutPassword,
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

interface EditNoticesProps {
  stored: StaffUser;
  isReadOnly: boolean;
}

/** Whose record it is, and warnings before typing: read-only, data missing, or account locked. */
function EditNotices({ stored, isReadOnly }: EditNoticesProps) {
  const missing = missingFields(valuesOf(stored));
  return (
    <>
      <Row as="p" gap={12} top={16}>
        <Avatar id={stored.id} name={stored.name} image={stored.avatar} size={40} />
        <Stack as="span" size={13} tone="text3">
          <Text as="strong" size={14} weight={600} tone="text">
            {stored.name}
          </Text>
          {jobOf(stored)}
        </Stack>
      </Row>
      {isReadOnly && <FormNotice type="warning" title={text.readOnly} />}
      {stored.status === 0 && <FormNotice type="warning" title={text.locked} />}
      {!isReadOnly && missing.length > 0 && (
        <FormNotice title={text.incomplete(missing.length, missing.map((field) => staffFormLabel[field]).join(', '))} />
      )}
    </>
  );
}

/** Labels of the fields. */
const staffFormLabel = { ...staffLabel, other_account: text.variant };

/** A field's value as people read it, with pictures as images; '' if empty. */
const staffWords =
  (options: HouseOptions) =>
  (field: keyof StaffFormValues, values: StaffFormValues): ReactNode => {
    if (field === 'current_password') return '';
    if (field === 'limit_unit') return unitLabel[values.limit_unit];
    if (field === 'other_account') return values.other_account ? text.variants.other : text.variants.staff;
    if (field === 'manager') return values.manager === null ? '' : <StaffNamed userId={values.manager} />;
    if (field === 'project' || field === 'province') return entryNames(options[field], values[field]);
    const image = isPicture(field) ? values[field][0] : undefined;
    if (!image) return fieldLabel(field, values);
    return (
      <Text as="img" maxWidth={160} maxHeight={100} radius={6} src={image.thumbnail} alt={staffFormLabel[field]} />
    );
  };
