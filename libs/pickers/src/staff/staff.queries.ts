import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { listUserNames } from '@toam/contracts/user/user.endpoints';
import type { Choice } from '@toam/ui/form';

export const staffQueries = {
  /** The name of a colleague by id; null if the person no longer exists. */
  name: (userId: number) =>
    queryOptions({
      queryKey: ['user', 'name', userId],
      queryFn: async ({ signal }): Promise<string | null> => {
        const { list } = await call(listUserNames, { query: { ids: String(userId) } }, signal);
        return list[0]?.name ?? null;
      },
    }),

  /** Active colleagues by name or phone, limited to the options of a filter. */
  found: (search: string) =>
    queryOptions({
      queryKey: ['user', 'found', search],
      queryFn: async ({ signal }) => (await call(listUserNames, { query: { search, size: 100 } }, signal)).list,
      staleTime: 5 * 60_000,
    }),
};

const searchStaffBy =
  (narrowed: { earners?: 1 }) =>
  async (search: string, signal: AbortSignal): Promise<Choice<number>[]> => {
    const { list } = await call(listUserNames, { query: { ...narrowed, search } }, signal);
    return list.map(({ id, name, phone_number }) => ({ value: id, label: name, detail: phone_number }));
  };

/** Finds active colleagues by name or phone. */
export const searchStaff = searchStaffBy({});

/** Finds those of them who may get a share of a fee. */
export const searchEarners = searchStaffBy({ earners: 1 });
