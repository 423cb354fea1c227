import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { useSave, type SavedDraft } from '@toam/api-client/use-save';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import type { HouseOptions } from '@toam/contracts/option/option.schema';
import { staffFormText as text } from './staff-form.text';
import { createUser } from '@toam/contracts/user/user.endpoints';
import { editableColumns } from '@toam/domain/staff/staff-columns';
import { houseOptions } from '@toam/pickers/house-options';
import { useLeaveForm } from '@toam/platform/way-back';
import { showSaveFailure } from '@toam/record-form/show-save-failure';
import { useDraftedForm } from '@toam/record-form/use-drafted-form';
import { ScreenState, toast, useUrlState } from '@toam/ui/core';
import { FormNotice, useWatch } from '@toam/ui/form';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { paths } from '../paths';
import { OneTimePasswordDialog, type OneTimePassword } from '../staff/one-time-password.dialog';
import { userQueries } from '../staff/staff.queries';
import { createBody } from './staff-form.requests';
import { requiredFields, staffFormSchema } from './staff-form.schema';
import { noOther, noStaff, type StaffFormValues } from './staff-form.values';
import { StaffForm } from './staff.form';
import type { StaffFormParts } from './staff-form.context';
import { VariantSwitch } from './variant-switch';

/** The address bar's state: which form it is. D28. */
const createSearch = z.object({ variant: z.enum(['staff', 'other']).catch('staff') });

/** /user/new and /admin/user/new, long or short by `?variant=other`. Specification 2 §2, D14, D28. */
export function Component() {
  const options = useQuery(houseOptions());
  return <ScreenState query={options}>{(lists) => <StaffCreate options={lists} />}</ScreenState>;
}

function StaffCreate({ options }: { options: HouseOptions }) {
  const navigate = useNavigate();
  const leave = useLeaveForm(paths.staff);
  const [{ variant }, changeAddress] = useUrlState(createSearch);
  const [takenEmails] = useState(() => new Map<string, string>());
  const schema = useMemo(() => staffFormSchema({ takenEmails }), [takenEmails]);
  const { form, draft, release } = useDraftedForm({
    name: draftNameOf('user', null),
    schema,
    begin: { version: 0, values: variant === 'other' ? noOther : noStaff },
  });
  const isOther = useWatch({ control: form.control, name: 'other_account' });
  const { create, made } = useCreation({ form, draft: draft.saved, release });
  const fitRights = useRightsOfVariant(form, variant === 'other');
  const chooseVariant = (other: boolean) => {
    fitRights(other);
    changeAddress({ variant: other ? 'other' : 'staff' }, { replace: true });
  };
  const parts: StaffFormParts = {
    form,
    userId: null,
    changeable: new Set(editableColumns),
    required: new Set(requiredFields(isOther)),
  };
  return (
    <>
      <StaffForm
        {...{ parts, schema, takenEmails, options, draft }}
        title={text.createTitle}
        saving={{ isPending: create.isPending, save: create.mutate, back: leave }}
      >
        <VariantSwitch parts={parts} onChosen={chooseVariant} />
        <FormNotice title={text.passwordNote} />
      </StaffForm>
      {made && (
        <OneTimePasswordDialog
          account={made}
          after="created"
          onClose={() => void navigate(paths.staffOf(made.id), { replace: true })}
        />
      )}
    </>
  );
}

/** The short form starts without the right to create houses (`noOther`). A switch to the long form restores the right if it was removed. */
function useRightsOfVariant(form: StaffFormParts['form'], startsShort: boolean): (other: boolean) => void {
  const isWithheld = useRef(startsShort);
  return (other) => {
    if (other) isWithheld.current = form.getValues('create_product_permission');
    if (isWithheld.current) form.setValue('create_product_permission', !other);
  };
}

interface CreationInput {
  form: Parameters<typeof showSaveFailure<StaffFormValues>>[0];
  draft: SavedDraft;
  release: () => void;
}

/** Creates the person. Keeps the password, which the API gives once, until the user has seen it. D67. */
function useCreation({ form, draft, release }: CreationInput) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [made, setMade] = useState<(OneTimePassword & { id: number }) | null>(null);
  const create = useSave({
    draft,
    // The answer holds a password: keep it only while it is shown.
    gcTime: 0,
    send: (values: StaffFormValues, once) => call(createUser, { body: createBody(values), ...once }),
    onSuccess: ({ user, password, message }) => {
      release();
      void queries.invalidateQueries({ queryKey: userQueries.all });
      toast.success(message);
      if (password !== null) return setMade({ id: user.id, name: user.name, email: user.email, password });
      // The first answer was lost: the person exists, but nobody has seen the password.
      toast.warning(text.passwordGone);
      void navigate(paths.staffOf(user.id), { replace: true });
    },
    onError: (error) => showSaveFailure(form, error),
  });
  return { create, made };
}
