import { useInfiniteQuery } from '@tanstack/react-query';
import type { CustomerImport } from '@toam/contracts/customer/customer-import.schema';
import { importStateText } from '@toam/contracts/customer/customer-import.text';
import { importScreenText as text } from '../customer/customer-import-screen.text';
import type { ImportState } from '@toam/domain/customer-import/customer-import-access';
import { PastImports } from '@toam/sheet-import/past-imports';
import { formatNumber, type Tone } from '@toam/ui/core';
import { paths } from '../paths';
import { importQueries } from './customer-import.queries';

const toneOf: Record<ImportState, Tone> = {
  columns: 'warning',
  checking: 'info',
  checked: 'warning',
  storing: 'info',
  stored: 'success',
  undoing: 'info',
  undone: 'neutral',
};

/** The import's outcome in a few words. */
function resultOf({ state, outcome, undone }: CustomerImport): string {
  if (state === 'stored') return text.pastOutcome(formatNumber(outcome.created), formatNumber(outcome.merged));
  if (state === 'undone')
    return text.pastUndone(formatNumber(undone.deleted + undone.given_back), formatNumber(undone.kept));
  return text.notStored;
}

const wordsOf = (one: CustomerImport) => ({
  to: paths.customerImport(one.id),
  result: resultOf(one),
  state: importStateText[one.state],
  tone: toneOf[one.state],
});

export const PastCustomerImports = () => (
  <PastImports query={useInfiniteQuery(importQueries.list())} wordsOf={wordsOf} />
);
