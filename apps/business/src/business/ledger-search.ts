import { transactionScreenText } from '@toam/contracts/deal/transaction-screen.text';
import { periodWords } from '@toam/pickers/period/period-words';
import { pageNumber, pageSize, recordId, searchWords, sortOrder } from '@toam/list-screen/list-search';
import { z } from 'zod';
import { queryOf, type BusinessChoice, businessSearch, scopeOf } from './business-choice';

/** A switch in the address: '1' is on. */
export const flag = z.literal('1').nullable().catch(null);

/** What every list of the ledger keeps in the address, beside the period and the people. Specification 3 §9: 10 a page. */
export const ledgerSearch = z.object({
  search: searchWords,
  page: pageNumber,
  size: pageSize(10),
  /** The share in the panel. */
  open: recordId,
  /** Days of any period. */
  anytime: flag,
});

/** The order of a list. The first of `sorts` is the usual one, the latest day first. */
export const sortSearch = <const Sort extends string>(sorts: readonly [Sort, ...Sort[]]) => ({
  sort: z.enum(sorts).catch(sorts[0] as never),
  order: sortOrder('desc'),
});

/** Parameters that 'Xoá bộ lọc' keeps: the tab, the period and the words. */
export const ledgerParams = ['tab', 'search', 'anytime', 'period', 'year', 'quarter', 'month', 'from', 'to'];

/** Names of the filter in the address, which every tab understands. */
export const filterNames = [...Object.keys(businessSearch.shape), 'anytime'];

/** The period and the people of a list as its call takes them. */
export const ledgerQueryOf = (choice: BusinessChoice, isAnytime: boolean) =>
  isAnytime ? scopeOf(choice) : queryOf(choice);

/** The period of a list in words. */
export const ledgerPeriod = ({ period }: BusinessChoice, isAnytime: boolean): string =>
  isAnytime ? transactionScreenText.anyPeriod : periodWords(period);
