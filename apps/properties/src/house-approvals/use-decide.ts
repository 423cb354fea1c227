import { useQueryClient } from '@tanstack/react-query';
import { CallFailed } from '@toam/api-client/call-failed';
import { showError, toast } from '@toam/ui/core';
import type { Dispatch, SetStateAction } from 'react';
import { houseQueries } from '../house/house.queries';
import { approvalQueries, type Waiting } from './approval.queries';
import type { SendDecision, Decision } from './decision';

/**
 * Somebody else decided first, or the item was edited or withdrawn after it was opened. This is no error; the decision
 * only came too late.
 */
const isOvertaken = (error: unknown): error is CallFailed =>
  error instanceof CallFailed && (error.status === 409 || error.status === 404);

/** Ids of items that are being or were decided here. They leave the list before the API confirms. */
export type Decided = ReadonlySet<number>;

interface Around<W> {
  setDecided: Dispatch<SetStateAction<Decided>>;
  /** Reads the queue again and returns the waiting items. */
  reread: () => Promise<readonly W[]>;
  /** The item is back in the list: opens it. */
  onReturn: (item: W) => void;
}

/**
 * Decides optimistically: the item leaves the list and the next one opens. It returns if the call fails. For a decision
 * that came too late, a friendly message is shown and the list is read again. An item that still waits after an edit
 * returns for a new review.
 * @returns decides one item; never rejects
 */
export function useDecide<W extends Waiting>({ setDecided, reread, onReturn }: Around<W>) {
  const queries = useQueryClient();
  const leave = ({ id }: W) => setDecided((before) => new Set(before).add(id));
  const comeBack = (item: W) => {
    setDecided((before) => new Set([...before].filter((id) => id !== item.id)));
    onReturn(item);
  };

  const settling =
    (item: W): SendDecision =>
    async (send) => {
      leave(item);
      try {
        const { message } = await send();
        toast.success(message);
        void queries.invalidateQueries({ queryKey: approvalQueries.all });
      } catch (error) {
        if (!isOvertaken(error)) {
          comeBack(item);
          throw error;
        }
        toast.warning(error.message);
        const now = (await reread()).find(({ id }) => id === item.id);
        if (now) comeBack(now);
      } finally {
        void queries.invalidateQueries({ queryKey: houseQueries.all, refetchType: 'none' });
      }
    };

  // Failures that a dialog already shows do not get here, because the dialog stays open.
  return (item: W, decision: Decision<W>): Promise<void> =>
    decision(item, settling(item)).then(() => undefined, showError);
}
