import type { DoneMerge } from '@toam/contracts/customer/customer-merge.endpoints';
import type { CustomerRow } from '@toam/contracts/customer/customer.schema';
import { useMergeCustomers } from '@toam/pickers/customer/merge/use-merge-customers';
import { onPress } from '@toam/ui/core';
import { type ReactNode, useState } from 'react';

const MergeWithDialog = onPress(() => import('./merge-with.dialog'));

/** Merges a customer with another one, whom the person picks first. Render `dialogs` anywhere in the screen. D56. */
export function useMergeWith(
  customer: Pick<CustomerRow, 'id' | 'name'>,
  onMerged?: (done: DoneMerge) => void,
): { pick: () => void; dialogs: ReactNode } {
  const [isPicking, setPicking] = useState(false);
  const { askToMerge, mergeDialog } = useMergeCustomers(onMerged);
  const dialogs = (
    <>
      {isPicking && (
        <MergeWithDialog
          customer={customer}
          onClose={() => setPicking(false)}
          onPicked={(other) => {
            setPicking(false);
            askToMerge(customer.id, other);
          }}
        />
      )}
      {mergeDialog}
    </>
  );
  return { pick: () => setPicking(true), dialogs };
}
