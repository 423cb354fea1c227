import { transactionSorts } from '@toam/contracts/deal/ledger-sorts';
import { useListAddress } from '@toam/list-screen/use-list-address';
import { useBusinessFilter } from '../business/use-business-filter';
import { flag, ledgerParams, ledgerPeriod, ledgerQueryOf, ledgerSearch, sortSearch } from '../business/ledger-search';
import { type BusinessChoice, isNarrowed } from '../business/business-choice';
import { kindsOf, ledgerFilters } from '../business/ledger-kinds';

/** What the lists of deals and shares keep in the address. */
const transactionSearch = ledgerSearch.extend({
  /** Only what is still to be collected. */
  due: flag,
  ...sortSearch(transactionSorts),
});

/** Everything that a list of deals or shares is asked for, in the address. */
export function useTransactionAddress() {
  const [choice, setChoice] = useBusinessFilter();
  const address = useListAddress(transactionSearch, { filterable: ledgerFilters, kept: ledgerParams });
  const { search, filters, ask } = address;
  const isAnytime = search.anytime !== null;
  const query = {
    ...ledgerQueryOf(choice, isAnytime),
    ...(search.search !== '' && { search: search.search }),
    ...kindsOf(filters.value),
    ...(search.due !== null && { due: 1 as const }),
    ...{ sort: search.sort, order: search.order },
  };
  const choose = (next: BusinessChoice, anytime: boolean) => {
    setChoice(next);
    ask({ anytime: anytime ? '1' : null });
  };
  return {
    ...{ address, query, choice, isAnytime, periodWords: ledgerPeriod(choice, isAnytime) },
    switchesOn: [isNarrowed(choice), search.due !== null].filter(Boolean).length,
    choose,
  };
}
export type TransactionAddress = ReturnType<typeof useTransactionAddress>;
