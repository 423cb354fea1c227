import { recordId } from '@toam/list-screen/list-search';
import { useListAddress } from '@toam/list-screen/use-list-address';
import type { FilterColumn } from '@toam/ui/heavy';
import { type BusinessChoice, isNarrowed } from './business-choice';
import { kindsOf } from './ledger-kinds';
import { keptInLedger, ledgerPeriod, ledgerQueryOf, ledgerSearch } from './ledger-search';
import { useBusinessFilter } from './use-business-filter';

const none: readonly FilterColumn[] = [];

/** One row, whatever its period: what a line of the audit leads to. */
const paperSearch = ledgerSearch.extend({ record: recordId });

/**
 * The address of a list of papers or old transactions, and what it asks for.
 * @param filterable columns with a filter, if the list has such
 */
export function usePaperAddress(filterable: readonly FilterColumn[] = none) {
  const [choice, setChoice] = useBusinessFilter();
  const address = useListAddress(paperSearch, { filterable, kept: keptInLedger });
  const { search, anytime, page, size, record } = address.search;
  const isAnytime = anytime !== null;
  const asked =
    record === null ? { ...ledgerQueryOf(choice, isAnytime), ...kindsOf(address.filters.value) } : { id: record };
  return {
    ...{ address, choice, isAnytime, record },
    periodWords: record === null ? ledgerPeriod(choice, isAnytime) : '',
    question: { ...asked, ...(search && { search }), page, size },
    switchesOn: record !== null || isNarrowed(choice) ? 1 : 0,
    showAll: () => address.ask({ record: null }),
    choose: (next: BusinessChoice, always: boolean) => {
      setChoice(next);
      address.ask({ anytime: always ? '1' : null });
    },
  };
}
export type PaperAddress = ReturnType<typeof usePaperAddress>;
