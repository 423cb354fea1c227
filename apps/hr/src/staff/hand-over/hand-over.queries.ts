import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { listHandOvers, previewHandOver } from '@toam/contracts/user/hand-over.endpoints';
import { listUserNames } from '@toam/contracts/user/user.endpoints';
import { canReceive } from '@toam/domain/staff/hand-over';
import type { Choice } from '@toam/ui/form';
import { userQueries } from '../staff.queries';

/** What the dialog reads of somebody's work; a live `record.changed` of them refreshes it. */
export const handOverQueries = {
  of: (userId: number) => [...userQueries.all, 'detail', userId, 'hand-over'] as const,

  /** Without a receiver: what there is. With one: what they can have of it. */
  preview: (userId: number, toId: number | null) =>
    queryOptions({
      queryKey: [...handOverQueries.of(userId), 'preview', toId],
      queryFn: ({ signal }) => call(previewHandOver, { body: { user_id: userId, to_id: toId } }, signal),
      staleTime: 0,
    }),

  past: (userId: number) =>
    queryOptions({
      queryKey: [...handOverQueries.of(userId), 'past'],
      queryFn: ({ signal }) => call(listHandOvers, { query: { user_id: userId } }, signal),
    }),
};

/** Finds colleagues who may take over from somebody, by name or phone. */
export const searchReceivers =
  (leaverId: number) =>
  async (search: string, signal: AbortSignal): Promise<Choice<number>[]> => {
    const { list } = await call(listUserNames, { query: { search } }, signal);
    return list
      .filter((person) => canReceive(person, leaverId))
      .map(({ id, name, phone_number }) => ({ value: id, label: name, detail: phone_number }));
  };
