import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { recogniseUser, useSession } from '@toam/auth/session';
import { readUser } from '@toam/contracts/user/user.endpoints';
import type { StaffUser } from '@toam/contracts/user/user';
import type { Actor } from '@toam/domain/actor';
import { useEffect } from 'react';

/** The endpoint answers colleagues in short form; the person's own record is always whole. */
const isWhole = (user: object): user is StaffUser => 'create_product_permission' in user;

/** Reads whose session this is, with all their rights. @throws CallFailed */
export async function readOwnProfile(signal?: AbortSignal): Promise<StaffUser> {
  const user = await call(readUser, {}, signal);
  if (!isWhole(user)) throw new Error('the API answered the own profile in short form');
  return user;
}

/** The person's own record. It is read again when a live event says that it changed. */
export const ownProfile = (userId: number | undefined) =>
  queryOptions({
    queryKey: ['user', 'detail', userId],
    queryFn: ({ signal }) => readOwnProfile(signal),
    enabled: userId !== undefined,
    staleTime: 5 * 60_000, // the shell has just read it; live events say when it changes
  });

/** What access rules read of a person. */
const rights = [
  ...(['role', 'job_position', 'create_product_permission', 'update_product_permission', 'chat_permission'] as const),
  ...(['customer_permission', 'request_permission', 'project_permission', 'news_permission'] as const),
  ...(['employment_diagram_permission', 'bussiness_permission'] as const),
  ...(['minimum_price', 'maximum_price', 'project', 'province'] as const),
] as const satisfies readonly (keyof Actor)[];

const hasOtherRights = (before: Actor, now: Actor): boolean =>
  rights.some((right) => JSON.stringify(before[right]) !== JSON.stringify(now[right]));

/**
 * Keeps the person's name and rights true while the page is open: an admin may change them any time. The menu follows the session;
 * what stands on the screen was read with the old rights, so it is asked for again and shows what it is refused.
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
