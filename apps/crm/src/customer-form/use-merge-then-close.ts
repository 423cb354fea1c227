import { useMergeCustomers, type MergeOffer } from '@toam/pickers/customer/merge/use-merge-customers';
import { useEffect, useEffectEvent, useState } from 'react';

interface MergeThenClose extends MergeOffer {
  /** As `askToMerge`, once the form is saved: there is nothing to come back to when the person merges nothing after all. */
  mergeSaved: MergeOffer['askToMerge'];
}

/** Merging out of a form: over after it the form closes; given up it stays, unless it has been saved. */
export function useMergeThenClose(onClose: () => void): MergeThenClose {
  const [isSaved, setSaved] = useState(false);
  const { askToMerge, mergeDialog } = useMergeCustomers(() => isSaved || onClose());
  const isOver = isSaved && mergeDialog === null;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isOver) close();
  }, [isOver]);
  const mergeSaved = (customerId: number, otherId: number) => {
    setSaved(true);
    askToMerge(customerId, otherId);
  };
  return { askToMerge, mergeDialog, mergeSaved };
}
