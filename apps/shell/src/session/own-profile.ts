import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { recogniseUser, useSession } from '@toam/auth/session';
import { readUser } from '@toam/contracts/user/user.endpoints';
import type { StaffUser } from '@toam/contracts/user/user';
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

/** Keeps the person's name and rights true while the page is open: an admin may change them any time. */
export function useOwnProfile(): void {
  const userId = useSession((session) => session.user?.id);
  const { data } = useQuery(ownProfile(userId));
  useEffect(() => {
    if (data) recogniseUser(data);
  }, [data]);
}
