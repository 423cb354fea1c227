import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import { ScreenState } from '@toam/ui/core';
import { useState } from 'react';
import { ownProfile } from '../session/own-profile';
import { AccountForm } from './account.form';

/** /account: the user's own record and the portals' accounts. Specification 2 §2 "Account page". */
export function Component() {
  const { id } = useUser();
  const [openedAt] = useState(Date.now);
  // Refetch, do not use the copy that the shell read at its start: the version of the edit starts here.
  const user = useQuery({ ...ownProfile(id), refetchOnMount: 'always' });
  const fresh = { ...user, data: user.dataUpdatedAt >= openedAt ? user.data : undefined };
  return <ScreenState query={fresh}>{(stored) => <AccountForm key={stored.id} stored={stored} />}</ScreenState>;
}
