import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { useSave } from '@toam/api-client/use-save';
import { useUser } from '@toam/auth/session';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import { createHouse } from '@toam/contracts/house/house.endpoints';
import type { HouseOptions } from '@toam/contracts/option/option.schema';
import { houseText } from '@toam/contracts/texts/house';
import { useFormDraft } from '@toam/record-form/draft/form-draft';
import { useLeaveGuard } from '@toam/platform/leave-guard';
import { houseOptions } from '@toam/pickers/house-options';
import { ScreenState, toast } from '@toam/ui/core';
import { useEntryForm, useFormState } from '@toam/ui/form';
import { useNavigate } from 'react-router-dom';
import { houseQueries } from '../house/house.queries';
import { paths } from '../paths';
import { draftedHouse, restoredHouse } from './house-draft.values';
import { createRequest, emptyHouse, houseFormSchema, type HouseFormValues, type ValidHouse } from './house-form.values';
import { HouseForm } from './house.form';
import { ShareQuestion } from './share-checklist';
import { showSaveFailure } from '@toam/record-form/show-save-failure';

/** /house/new. Specification 1 §2 "Create / edit property". */
export function Component() {
  const options = useQuery(houseOptions());
  return <ScreenState query={options}>{(lists) => <HouseCreate options={lists} />}</ScreenState>;
}

function HouseCreate({ options }: { options: HouseOptions }) {
  const user = useUser();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const form = useEntryForm<HouseFormValues>(houseFormSchema, emptyHouse);
  const { isDirty } = useFormState({ control: form.control });
  const draft = useFormDraft({
    name: draftNameOf('house', null),
    form,
    write: draftedHouse,
    restore: (data) => form.reset(restoredHouse(emptyHouse, data), { keepDefaultValues: true }),
  });
  const release = useLeaveGuard(isDirty, draft.leavingText);
  const create = useSave({
    draft: draft.saved,
    send: (house: ValidHouse, once) => call(createHouse, { body: createRequest(user, house), ...once }),
    onSuccess: ({ house_id, message, missing }) => {
      release();
      void queries.invalidateQueries({ queryKey: houseQueries.all });
      if (missing.length > 0) toast.warning(message);
      else toast.success(message);
      void navigate(paths.house(house_id), { replace: true });
    },
    onError: (error) => showSaveFailure(form, error),
  });

  return (
    <HouseForm
      form={form}
      options={options}
      title={houseText.createTitle}
      draft={draft}
      question={<ShareQuestion control={form.control} />}
      saving={{ isPending: create.isPending, save: create.mutate, back: () => void navigate(paths.houses) }}
    />
  );
}
