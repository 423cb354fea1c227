import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import type { DataOf } from '@toam/contracts/endpoint';
import { readNeedDraft } from '@toam/contracts/contact/contact.endpoints';
import { needFormText as text } from './need-form.text';
import { unitForPurpose } from '@toam/domain/money/money-unit';
import { idParam } from '@toam/contracts/field';
import { useSearchParams } from 'react-router-dom';
import { emptyNeed, type NeedFormValues } from './need-form.values';

/** The initial values of a new need. */
export interface Prefill {
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
export function usePrefill() {
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
