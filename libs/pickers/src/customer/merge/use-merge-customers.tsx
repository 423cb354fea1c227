import type { DoneMerge } from '@toam/contracts/customer/customer-merge.endpoints';
import { onPress } from '@toam/ui/core';
import { type ReactNode, useState } from 'react';

// Loaded on demand: people rarely merge, but all lists and forms of customers offer it.
const CustomerMergeDialog = onPress(() => import('./customer-merge.dialog'));

/** Offers to merge two customers: render `mergeDialog` anywhere in the screen and call `askToMerge` from a button. */
export interface MergeOffer {
  /** Opens the dialog for these two, in any order. The API says which one is better to keep. */
  askToMerge: (customerId: number, otherId: number) => void;
  mergeDialog: ReactNode;
}

/**
 * Lets the user choose, field by field, how two records of one person become one. Then it merges and offers an undo for 10 s.
 * A user who may not see the numbers of one record reads why a merge is not possible. D56.
 * @param onMerged called after the merge: `customer` is the kept record; queries of customers are fresh by then
 * @param onGivenUp called if the user cancels
 */
export function useMergeCustomers(onMerged?: (done: DoneMerge) => void, onGivenUp?: () => void): MergeOffer {
  const [pair, setPair] = useState<readonly [number, number] | null>(null);
  const close = () => setPair(null);
  const dialog = pair && (
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
  );
  return { askToMerge: (customerId, otherId) => setPair([customerId, otherId]), mergeDialog: dialog };
}
