import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { recogniseUser, useSession } from '@toam/auth/session';
import { rights } from '@toam/auth/signed-in-user';
import { readUser } from '@toam/contracts/user/user.endpoints';
import type { StaffUser } from '@toam/contracts/user/user';
import type { Actor } from '@toam/domain/actor';
import { useEffect } from 'react';

/** The endpoint answers other colleagues in short form. The user's own record is always complete. */
const isWhole = (user: object): user is StaffUser => 'create_product_permission' in user;

/** Reads the session's user with all their rights. @throws CallFailed */
export async function readOwnProfile(signal?: AbortSignal): Promise<StaffUser> {
  const user = await call(readUser, {}, signal);
  if (!isWhole(user)) throw new Error('the API answered the own profile in short form');
  return user;
}

/** The user's own record. A live event refetches it when it changes. */
export const ownProfile = (userId: number | undefined) =>
  queryOptions({
    queryKey: ['user', 'detail', userId],
    queryFn: ({ signal }) => readOwnProfile(signal),
    enabled: userId !== undefined,
    staleTime: 5 * 60_000, // the shell has just read it, and live events report changes
  });

const hasOtherRights = (before: Actor, now: Actor): boolean =>
  rights.some((right) => JSON.stringify(before[right]) !== JSON.stringify(now[right]));

/**
 * Keeps the user's name and rights current while the page is open, because an admin may change them. The menu follows the session.
 * Data on the screen was read with the old rights, so it is refetched and shows refusals.
 */
export function useOwnProfile(): void {
  const queries = useQueryClient();
  const userId = useSession((session) => session.user?.id);
  const { data } = useQuery(ownProfile(userId));
  useEffect(() => {
    if (!data) return;
    const before = useSession.getState().user;
    recogniseUser(data);
    if (!before || !hasOtherRights(before, data)) return;
    const own = JSON.stringify(ownProfile(data.id).queryKey);
    void queries.invalidateQueries({ predicate: ({ queryKey }) => JSON.stringify(queryKey) !== own });
  }, [data, queries]);
}
