import { useQueryClient } from '@tanstack/react-query';
import { CallFailed } from '@toam/api-client/call-failed';
import { showError, toast } from '@toam/ui/core';
import type { Dispatch, SetStateAction } from 'react';
import { houseQueries } from '../house/house.queries';
import { approvalQueries, type Waiting } from './approval.queries';
import type { SendDecision, Decision } from './decision';

/** Somebody was first, or it was edited or withdrawn since it was looked at: nothing went wrong, it just came too late. */
const isOvertaken = (error: unknown): error is CallFailed =>
  error instanceof CallFailed && (error.status === 409 || error.status === 404);

/** Ids of what is being or has been decided here: gone from the list before the API says so. */
export type Decided = ReadonlySet<number>;

interface Around<W> {
  setDecided: Dispatch<SetStateAction<Decided>>;
  /** Reads the queue again and gives what waits now. */
  reread: () => Promise<readonly W[]>;
  /** The item came back into the list: look at it. */
  onReturn: (item: W) => void;
}

/**
 * Decides optimistically: the item leaves the list and the next one comes, and returns if sending fails. An overtaken decision
 * is told kindly and the list read again; what still waits, because it was edited, returns to be looked at anew.
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

  // a failure that a dialog has shown already does not come here: the dialog stays open
  return (item: W, decision: Decision<W>): Promise<void> =>
    decision(item, settling(item)).then(() => undefined, showError);
}
