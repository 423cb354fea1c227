import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { useSave } from '@toam/api-client/use-save';
import { useUser } from '@toam/auth/session';
import { linkNeedToContact } from '@toam/contracts/contact/contact.endpoints';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import type { HouseOptions } from '@toam/contracts/option/option.schema';
import { createRequest } from '@toam/contracts/request/request.endpoints';
import { needFormText as text } from './need-form.text';
import { houseOptions } from '@toam/pickers/house-options';
import { useLeaveForm } from '@toam/platform/way-back';
import { showSaveFailure } from '@toam/record-form/show-save-failure';
import { useDraftedForm } from '@toam/record-form/use-drafted-form';
import { ScreenState, toast } from '@toam/ui/core';
import { FormNotice } from '@toam/ui/form';
import { useNavigate } from 'react-router-dom';
import { needQueries } from '../need/need.queries';
import { paths } from '../paths';
import { createBody, needFormSchema, type NeedFormValues } from './need-form.values';
import { NeedForm } from './need.form';
import { usePrefill, type Prefill } from './use-prefill';

/** /request/new: empty, or filled from `?customer=` or `?contact=`. Specification 2 §2. */
export function Component() {
  const options = useQuery(houseOptions());
  const prefill = usePrefill();
  return (
    <ScreenState query={options}>
      {(lists) => (
        <ScreenState query={prefill}>
          {(begun) => <NeedCreate key={begun.of} options={lists} begun={begun} />}
        </ScreenState>
      )}
    </ScreenState>
  );
}

function NeedCreate({ options, begun }: { options: HouseOptions; begun: Prefill }) {
  const user = useUser();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const leave = useLeaveForm(paths.needs);
  const { form, draft, release } = useDraftedForm({
    // A need made from a contact request has its own draft.
    name: begun.contactId === null ? draftNameOf('request', null) : draftNameOf('request', 'contact', begun.contactId),
    schema: needFormSchema,
    begin: { version: 0, values: begun.values },
  });
  const create = useSave({
    draft: draft.saved,
    send: (values: NeedFormValues, once) =>
      call(createRequest, { body: createBody(user, needFormSchema.parse(values)), ...once }),
    onSuccess: async ({ need, message }) => {
      release();
      if (begun.contactId !== null) await linkToContact(begun.contactId, need.id);
      void queries.invalidateQueries({ queryKey: needQueries.all });
      toast.success(message);
      void navigate(paths.need(need.id, 'suitable'), { replace: true });
    },
    onError: (error) => showSaveFailure(form, error),
  });

  return (
    <NeedForm
      form={form}
      options={options}
      title={text.createTitle}
      draft={draft}
      customer={begun.customer}
      notice={begun.notice && <FormNotice title={begun.notice} />}
      saving={{ isPending: create.isPending, save: create.mutate, back: leave }}
    />
  );
}

/** The need is stored by now. A failure here is shown, but the need stays. */
const linkToContact = (contactId: number, needId: number) =>
  call(linkNeedToContact, { params: { id: contactId }, body: { request_id: needId } }).catch(() =>
    toast.warning(text.leftToContact),
  );
