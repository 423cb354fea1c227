import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { keepRows } from '@toam/api-client/query-client';
import { listContactHouses, listContacts } from '@toam/contracts/contact/contact.endpoints';

/** The list's query. */
export interface ContactQuery {
  status: 0 | 1 | null;
  house: number | null;
  search: string;
  page: number;
}

/** Rows per page. D15. */
export const contactsAPage = 10;

/** Queries of contact requests; a live `record.changed` of `contact` refreshes them. */
export const contactQueries = {
  all: ['contact'] as const,
  lists: ['contact', 'list'] as const,

  list: ({ status, house, search, page }: ContactQuery) =>
    queryOptions({
      queryKey: [...contactQueries.lists, { status, house, search, page }],
      queryFn: ({ signal }) =>
        call(
          listContacts,
          {
            query: {
              ...{ page, size: contactsAPage, search },
              ...(status !== null && { status }),
              ...(house !== null && { house_id: house }),
            },
          },
          signal,
        ),
      ...keepRows,
    }),

  /** One request in the shape of the list, for a link: it may not be on the current page. Null if this person may not see it. */
  one: (id: number) =>
    queryOptions({
      queryKey: [...contactQueries.all, 'one', id],
      queryFn: async ({ signal }) => (await call(listContacts, { query: { contact_id: id } }, signal)).list[0] ?? null,
    }),

  /** Houses with contact requests, for the filter. */
  houses: (search: string, house: number | null = null) =>
    queryOptions({
      queryKey: [...contactQueries.all, 'houses', search, house],
      queryFn: ({ signal }) =>
        call(listContactHouses, { query: { search, ...(house !== null && { house_id: house }) } }, signal),
    }),
};
