import type { DoneMerge } from '@toam/contracts/customer/customer-merge.endpoints';
import { lazy, type ReactNode, Suspense, useState } from 'react';

// Few people merge, and everybody's lists and forms offer it.
const CustomerMergeDialog = lazy(() => import('./customer-merge.dialog'));

/** Offering to merge two customers: put `mergeDialog` anywhere into the screen and call `askToMerge` from a button. */
export interface MergeOffer {
  /** Opens the dialog over these two, in either order; the API says which of them is better kept. */
  askToMerge: (customerId: number, otherId: number) => void;
  mergeDialog: ReactNode;
}

/**
 * Asks, field by field, how two records of one person become one, does it and offers to take it back for 10 s. Whoever
 * sees no numbers of one of them gets to read why not. D56.
 * @param onMerged what the screen does then: `customer` is the record that is left. Queries of customers are fresh by then
 * @param onGivenUp what it does when the person merges nothing after all
 */
export function useMergeCustomers(onMerged?: (done: DoneMerge) => void, onGivenUp?: () => void): MergeOffer {
  const [pair, setPair] = useState<readonly [number, number] | null>(null);
  const close = () => setPair(null);
  const dialog = pair && (
    <Suspense fallback={null}>
      <CustomerMergeDialog
        key={pair.join()}
        pair={pair}
        onClose={() => {
          close();
          onGivenUp?.();
        }}
        onMerged={(done) => {
          close();
          onMerged?.(done);
        }}
      />
    </Suspense>
  );
  return { askToMerge: (customerId, otherId) => setPair([customerId, otherId]), mergeDialog: dialog };
}
