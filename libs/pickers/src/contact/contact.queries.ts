import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { keepRows } from '@toam/api-client/query-client';
import { listContactHouses, listContacts } from '@toam/contracts/contact/contact.endpoints';

/** What the list asks. */
export interface ContactQuery {
  status: 0 | 1 | null;
  house: number | null;
  search: string;
  page: number;
}

/** Rows of a page. D15. */
export const contactsAPage = 10;

/** What screens read of contact requests; a live `record.changed` of `contact` refreshes it. */
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

  /** One request as lists show it: of a link, where it need not be on the page. Null where it is not for this person. */
  one: (id: number) =>
    queryOptions({
      queryKey: [...contactQueries.all, 'one', id],
      queryFn: async ({ signal }) => (await call(listContacts, { query: { contact_id: id } }, signal)).list[0] ?? null,
    }),

  /** Houses that were asked about, for the filter. */
  houses: (search: string, house: number | null = null) =>
    queryOptions({
      queryKey: [...contactQueries.all, 'houses', search, house],
      queryFn: ({ signal }) =>
        call(listContactHouses, { query: { search, ...(house !== null && { house_id: house }) } }, signal),
    }),
};
