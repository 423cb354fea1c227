import { useListAddress } from '@toam/list-screen/use-list-address';
import type { BusinessChoice } from './business-choice';
import { isNarrowed, keptInLedger, ledgerQueryOf, ledgerSearch } from './ledger-search';
import { useBusinessFilter } from './use-business-filter';

/** The address of a list of papers or old transactions, and what it asks for. */
export function usePaperAddress() {
  const [choice, setChoice] = useBusinessFilter();
  const address = useListAddress(ledgerSearch, { kept: keptInLedger });
  const { search, anytime, page, size } = address.search;
  const isAnytime = anytime !== null;
  return {
    ...{ address, choice, isAnytime },
    question: { ...ledgerQueryOf(choice, isAnytime), ...(search && { search }), page, size },
    switchesOn: isNarrowed(choice) ? 1 : 0,
    choose: (next: BusinessChoice, always: boolean) => {
      setChoice(next);
      address.ask({ anytime: always ? '1' : null });
    },
  };
}
export type PaperAddress = ReturnType<typeof usePaperAddress>;
