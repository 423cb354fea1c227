import { useQuery, useQueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { useSave } from '@toam/api-client/use-save';
import { useUser } from '@toam/auth/session';
import { linkNeedToContact, readNeedDraft } from '@toam/contracts/contact/contact.endpoints';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import type { HouseOptions } from '@toam/contracts/option/option.schema';
import { createRequest } from '@toam/contracts/need/need.endpoints';
import { houseOptions } from '@toam/pickers/house-options';
import { useLeaveForm } from '@toam/platform/way-back';
import { showSaveFailure } from '@toam/record-form/show-save-failure';
import { useDraftedForm } from '@toam/record-form/use-drafted-form';
import { ScreenState, toast } from '@toam/ui/core';
import { FormNotice } from '@toam/ui/form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { DataOf } from '@toam/contracts/endpoint';
import { unitForPurpose } from '@toam/domain/money/money-unit';
import { idParam } from '@toam/contracts/field';
import { needFormText as text } from './need-form.text';
import { needQueries } from '../need/need.queries';
import { paths } from '../paths';
import { createBody, needFormSchema, type NeedFormValues, emptyNeed } from './need-form.values';
import { NeedForm } from './need.form';

/** The initial values of a new need. */
interface Prefill {
  /** A key that tells prefills apart. */
  of: string;
  values: NeedFormValues;
  customer: { id: number; name: string } | null;
  /** The contact request behind the need. It is linked to the need after the save. */
  contactId: number | null;
  notice: string | null;
}

const plain: Prefill = { of: 'new', values: emptyNeed, customer: null, contactId: null, notice: null };

const idOf = (text: string | null): number | null => idParam.safeParse(text ?? '').data ?? null;

function ofContact(draft: DataOf<typeof readNeedDraft>): Prefill {
  const { contact_id, customer, description, purpose, money_unit, ...wishes } = draft;
  return {
    of: `contact-${contact_id}`,
    values: {
      ...emptyNeed,
      ...pickKnown(wishes),
      ...{ purpose, money_unit: unitForPurpose(money_unit, purpose), description },
      customer_id: customer?.id ?? null,
    },
    customer,
    contactId: contact_id,
    notice: customer ? text.fromContact : text.contactWithoutCustomer,
  };
}

type Wishes = Omit<DataOf<typeof readNeedDraft>, 'contact_id' | 'customer' | 'description' | 'purpose' | 'money_unit'>;

const pickKnown = (wishes: Wishes): Partial<NeedFormValues> => wishes;

const contactPrefill = (contactId: number) =>
  queryOptions({
    queryKey: ['contact', 'detail', contactId, 'need-draft'],
    queryFn: async ({ signal }) => ofContact(await call(readNeedDraft, { params: { id: contactId } }, signal)),
    // A refetch must not reset a form while people type in it.
    ...{ staleTime: Infinity, gcTime: 0 },
  });

/** Reads initial values from `?customer=ID` or `?contact=ID`. A broken id is ignored. D15. */
function usePrefill() {
  const [params] = useSearchParams();
  const contactId = idOf(params.get('contact'));
  const customerId = idOf(params.get('customer'));
  const found = useQuery({ ...contactPrefill(contactId ?? 0), enabled: contactId !== null });
  if (contactId !== null) return found;
  const data: Prefill =
    customerId === null
      ? plain
      : { ...plain, of: `customer-${customerId}`, values: { ...emptyNeed, customer_id: customerId } };
  return { data, error: null, isFetching: false, refetch: () => undefined };
}

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
