import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { listUserNames } from '@toam/contracts/user/user.endpoints';

/** A colleague's own phone, if the viewer may see it; null if there is none or the colleague has left. */
export const agentPhone = (userId: number | undefined) =>
  queryOptions({
    queryKey: ['user', 'phone', userId],
    queryFn: async ({ signal }) => {
      const { list } = await call(listUserNames, { query: { ids: String(userId) } }, signal);
      return list.find(({ id }) => id === userId)?.phone_number || null;
    },
    enabled: userId !== undefined,
    staleTime: 5 * 60_000,
  });
