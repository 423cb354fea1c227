import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { handleContact } from '@toam/contracts/contact/contact.endpoints';
import type { ContactRow } from '@toam/contracts/customer/contact-row.schema';
import { contactListText as text } from '@toam/contracts/contact/contact.text';
import { toast } from '@toam/ui/core';
import { contactQueries } from './contact.queries';

type Handled = Pick<ContactRow, 'id' | 'name' | 'status'>;

/** Cached data with rows of requests: a page of the list, one request, or a section of a customer's page. */
interface Shown {
  list?: ContactRow[];
  waiting?: number;
  pages?: Shown[];
}

/** The same data with another status of one request. The number of waiting requests changes too. */
function withStatus<Data extends Shown>(data: Data, id: number, status: 0 | 1): Data {
  const row = data.list?.find((one) => one.id === id);
  if (data.pages) return { ...data, pages: data.pages.map((page) => withStatus(page, id, status)) };
  if (!row || row.status === status) return data;
  const list = data.list?.map((one) => (one.id === id ? { ...one, status } : one));
  return data.waiting === undefined
    ? { ...data, list }
    : { ...data, list, waiting: Math.max(0, data.waiting + (status === 0 ? 1 : -1)) };
}

const keys = (queries: QueryClient) => [
  ...queries.getQueriesData<Shown>({ queryKey: contactQueries.lists }),
  ...queries.getQueriesData<Shown>({ queryKey: ['customer', 'detail'] }).filter(([key]) => key[3] === 'contacts'),
];

/**
 * Marks a request as handled, or as new again. The screen changes at once, and an undo is offered for 10 s. If the API refuses,
 * the old status comes back with the reason. D15.
 */
export function useHandleContact(): (contact: Handled) => void {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: contactQueries.all });
  const send = (id: number, status: 0 | 1) => call(handleContact, { params: { id }, body: { status } });
  const { mutate } = useMutation({
    mutationFn: ({ id, status }: Handled) => send(id, status === 0 ? 1 : 0),
    onMutate: async ({ id, status }) => {
      await queries.cancelQueries({ queryKey: contactQueries.lists });
      const before = keys(queries);
      for (const [key, data] of before) if (data) queries.setQueryData(key, withStatus(data, id, status === 0 ? 1 : 0));
      return { before };
    },
    onError: (_error, _contact, context) => context?.before.forEach(([key, data]) => queries.setQueryData(key, data)),
    onSuccess: (_row, { id, name, status }) =>
      toast.undo(status === 0 ? text.handled(name) : text.reopened(name), async () => {
        await send(id, status);
        await refresh();
      }),
    onSettled: refresh,
  });
  return mutate;
}
