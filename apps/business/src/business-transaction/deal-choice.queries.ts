import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { maxShares } from '@toam/contracts/deal/deal-fields';
import { listDealCustomers, listDealHouses, listLivingDeals } from '@toam/contracts/deal/deal-form.endpoints';
import type { DealHouseChoice } from '@toam/contracts/deal/deal.schema';
import type { Choice } from '@toam/ui/form';
import { houseLine } from '../business/house-line';
import { ledgerQueries } from '../business/ledger.queries';
import { transactionQueries } from '../business/transaction.queries';

/** The next free codes, enough for the people of any deal. */
export const codesOfDeal = ledgerQueries.codes('transaction', maxShares);

export const dealChoiceQueries = {
  house: (id: number) =>
    queryOptions({
      queryKey: [...transactionQueries.all, 'house-choice', id],
      queryFn: async ({ signal }) =>
        (await call(listDealHouses, { query: { ids: String(id) } }, signal)).list[0] ?? null,
    }),

  /** Other deals of a house that are not cancelled. D118. */
  living: (houseId: number, except: number | undefined) =>
    queryOptions({
      queryKey: [...transactionQueries.all, 'living', houseId, except],
      queryFn: async ({ signal }) =>
        (await call(listLivingDeals, { params: { id: houseId }, query: { ...(except && { except }) } }, signal)).list,
    }),

  customer: (id: number) =>
    queryOptions({
      queryKey: [...transactionQueries.all, 'customer-choice', id],
      queryFn: async ({ signal }) =>
        (await call(listDealCustomers, { query: { ids: String(id) } }, signal)).list[0] ?? null,
    }),
};

/** '#12442 419/27 Phạm Văn Chiêu, Phường 14' */
export const houseChoiceLabel = (house: DealHouseChoice): string =>
  `#${house.id} ${[houseLine(house), house.district].filter(Boolean).join(', ')}`;

/** Finds houses by code or address, and keeps them for the field's note. */
export const searchHouses =
  (queries: QueryClient) =>
  async (search: string, signal: AbortSignal): Promise<Choice<number>[]> => {
    const { list } = await call(listDealHouses, { query: { search } }, signal);
    for (const house of list) queries.setQueryData(dealChoiceQueries.house(house.id).queryKey, house);
    return list.map((house) => ({ value: house.id, label: houseChoiceLabel(house), detail: house.title ?? '' }));
  };

/** Finds customers by name, those of the line's person first. */
export const searchDealCustomers =
  (queries: QueryClient, staff: number | null) =>
  async (search: string, signal: AbortSignal): Promise<Choice<number>[]> => {
    const query = { search, ...(staff !== null && { staff_id: staff }) };
    const { list } = await call(listDealCustomers, { query }, signal);
    for (const customer of list) queries.setQueryData(dealChoiceQueries.customer(customer.id).queryKey, customer);
    return list.map(({ id, name, staff_name }) => ({ value: id, label: name, detail: staff_name ?? '' }));
  };
