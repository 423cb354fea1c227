import { useMergeCustomers, type MergeOffer } from '@toam/pickers/customer/merge/use-merge-customers';
import { useEffect, useEffectEvent, useState } from 'react';

interface MergeThenClose extends MergeOffer {
  /** As `askToMerge`, after the form is saved. The form closes even if the person then cancels the merge. */
  mergeSaved: MergeOffer['askToMerge'];
}

/** Merges from a form, then closes it. After a cancel the form stays open, unless it is saved. */
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
