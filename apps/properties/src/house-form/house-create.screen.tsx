import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { useSave } from '@toam/api-client/use-save';
import { useUser } from '@toam/auth/session';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import { createHouse } from '@toam/contracts/house/house.endpoints';
import type { HouseOptions } from '@toam/contracts/option/option.schema';
import { houseText } from '@toam/contracts/house/house.text';
import { houseFormText } from './house-form.text';
import { houseOptions } from '@toam/pickers/house-options';
import { useLeaveForm } from '@toam/platform/way-back';
import { showSaveFailure } from '@toam/record-form/show-save-failure';
import { useDraftedForm } from '@toam/record-form/use-drafted-form';
import { ScreenState, toast, useUrlState } from '@toam/ui/core';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { houseQueries } from '../house/house.queries';
import { paths } from '../paths';
import { createRequest, emptyHouse, houseFormSchema, storedOfHouse, type ValidHouse } from './house-form.values';
import { HouseForm } from './house.form';
import { ShareQuestion } from './share-checklist';

/** `then=post`: the house is posted next. D101 */
const createAddress = z.object({ then: z.literal('post').nullable().catch(null) });

/** /house/new. Specification 1 §2 "Create / edit property". */
export function Component() {
  const options = useQuery(houseOptions());
  return <ScreenState query={options}>{(lists) => <HouseCreate options={lists} />}</ScreenState>;
}

function HouseCreate({ options }: { options: HouseOptions }) {
  const user = useUser();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [{ then }] = useUrlState(createAddress);
  const leave = useLeaveForm(then === 'post' ? paths.posts : paths.houses);
  const { form, draft, release } = useDraftedForm({
    name: draftNameOf('house', null),
    schema: houseFormSchema,
    begin: { version: 0, values: emptyHouse },
    kept: storedOfHouse,
  });
  const create = useSave({
    draft: draft.saved,
    send: (house: ValidHouse, once) => call(createHouse, { body: createRequest(user, house), ...once }),
    onSuccess: ({ house_id, message, missing }) => {
      release();
      void queries.invalidateQueries({ queryKey: houseQueries.all });
      if (missing.length > 0) toast.warning(message);
      else toast.success(message);
      void navigate(then === 'post' ? paths.postHouse(house_id) : paths.house(house_id), { replace: true });
    },
    onError: (error) => showSaveFailure(form, error),
  });

  return (
    <HouseForm
      form={form}
      options={options}
      title={then === 'post' ? houseFormText.createToPost : houseText.createTitle}
      draft={draft}
      question={<ShareQuestion control={form.control} />}
      saving={{ isPending: create.isPending, save: create.mutate, back: leave }}
    />
  );
}
