import { recordId } from '@toam/list-screen/list-search';
import { useListAddress } from '@toam/list-screen/use-list-address';
import type { FilterColumn } from '@toam/ui/list';
import { type BusinessChoice, isNarrowed } from './business-choice';
import { kindsOf } from './ledger-kinds';
import { ledgerParams, ledgerPeriod, ledgerQueryOf, ledgerSearch, sortSearch } from './ledger-search';
import { useBusinessFilter } from './use-business-filter';

const none: readonly FilterColumn[] = [];

/** What a list of papers keeps in the address. `record`: one row, whatever its period, to which a line of the audit leads. */
export const paperSearch = <const Sort extends string>(sorts: readonly [Sort, ...Sort[]]) =>
  ledgerSearch.extend({ record: recordId, ...sortSearch(sorts) });

/**
 * The address of a list of papers or old transactions, and what it asks for.
 * @param schema a constant: `paperSearch`
 * @param filterable columns with a filter, if the list has such
 */
export function usePaperAddress<Sort extends string>(
  schema: ReturnType<typeof paperSearch<Sort>>,
  filterable: readonly FilterColumn[] = none,
) {
  const [choice, setChoice] = useBusinessFilter();
  const address = useListAddress(schema, { filterable, kept: ledgerParams });
  const { search, anytime, page, size, record, sort, order } = address.search;
  const isAnytime = anytime !== null;
  const asked =
    record === null ? { ...ledgerQueryOf(choice, isAnytime), ...kindsOf(address.filters.value) } : { id: record };
  return {
    ...{ address, choice, isAnytime, record },
    periodWords: record === null ? ledgerPeriod(choice, isAnytime) : '',
    question: { ...asked, ...(search && { search }), sort, order, page, size },
    switchesOn: record !== null || isNarrowed(choice) ? 1 : 0,
    showAll: () => address.ask({ record: null }),
    choose: (next: BusinessChoice, always: boolean) => {
      setChoice(next);
      address.ask({ anytime: always ? '1' : null });
    },
  };
}
export type PaperAddress = ReturnType<typeof usePaperAddress>;
