import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { idList, idParam, searchLine } from '@toam/contracts/field';
import { dealChangeFields, removal } from './deal-fields';
import { dealCustomerChoice, dealHouseChoice, dealRow, livingDeal } from './deal.schema';

/** Admins and accountants. D89. */
const recording = 'recordDeals';
const [deposit, notarized, received] = [1_794_848_400, 1_796_058_000, 1_796_576_400];

export const readDeal = endpoint({
  method: 'GET',
  path: '/business/v2/deal/:id',
  summary: 'A deal with all its shares; what is another’s own is null outside my scope',
  access: 'brokerage',
  params: z.object({ id: idParam }),
  example: { params: { id: 1 } },
  data: dealRow,
});

/** The deal form saves everything at once, so that amounts may move from one person to another. */
export const changeDeal = endpoint({
  method: 'PUT',
  path: '/business/v2/deal',
  summary: 'Changes a deal and its shares at once: all or nothing',
  access: recording,
  body: dealChangeFields,
  example: {
    body: {
      ...{ id: 1, version: 2, house_id: 1, date: deposit, notarizedDate: notarized, brokerageReceiveDate: received },
      ...{ reservationDate: 0, price: 8_700_000_000, brokerageFee: 87_000_000 },
      users_group: [
        {
          ...{ id: 1, user_id: 1, customer_id: 1, transactionType: 1, brokerageRate: 33.333 },
          ...{ brokerageFeeUser: 28_999_710, transactionCode: 'GD-2611-0902', status: 3, note: null },
        },
      ],
    },
  },
  conflict: dealRow,
  data: dealRow,
});

/** B10. */
export const removeDeal = endpoint({
  method: 'DELETE',
  path: '/business/v2/deal',
  summary: 'Deletes a deal with all its shares, if nothing was collected of them',
  access: recording,
  body: removal,
  example: { body: { id: 1, reason: 'Nhập trùng' } },
  data: z.null(),
});

const choices = { search: searchLine(), ids: idList.optional() };

export const listDealHouses = endpoint({
  method: 'GET',
  path: '/business/v2/deal-house',
  summary: 'Houses for the deal form, by code or address',
  access: recording,
  query: z.object(choices),
  example: { query: { search: 'nguyễn văn đậu' } },
  data: z.object({ list: z.array(dealHouseChoice) }),
});

/** Two deals of one house are most often one that was recorded twice. D118. */
export const listLivingDeals = endpoint({
  method: 'GET',
  path: '/business/v2/deal-house/:id/deals',
  summary: 'Deals of a house that are not cancelled, for the form to warn of a second one',
  access: recording,
  params: z.object({ id: idParam }),
  query: z.object({ except: idParam.optional() }),
  example: { params: { id: 1 }, query: { except: 2 } },
  data: z.object({ list: z.array(livingDeal) }),
});

export const listDealCustomers = endpoint({
  method: 'GET',
  path: '/business/v2/deal-customer',
  summary: 'Customers for the deal form, by name, those of the given colleague first',
  access: recording,
  query: z.object({ ...choices, staff_id: idParam.optional() }),
  example: { query: { search: 'lan', staff_id: 1 } },
  data: z.object({ list: z.array(dealCustomerChoice) }),
});
