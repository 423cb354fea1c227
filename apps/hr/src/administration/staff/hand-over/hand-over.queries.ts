import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { listHandOvers, previewHandOver } from '@toam/contracts/user/hand-over.endpoints';
import { listUserNames } from '@toam/contracts/user/user.endpoints';
import { canReceive } from '@toam/domain/staff/hand-over';
import type { Choice } from '@toam/ui/form';
import { userQueries } from '../staff.queries';

/** The dialog's queries of somebody's work. A live `record.changed` of these records refreshes them. */
export const handOverQueries = {
  of: (userId: number) => [...userQueries.all, 'detail', userId, 'hand-over'] as const,

  /** Without a receiver: all records. With one: those that this receiver can take. */
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
