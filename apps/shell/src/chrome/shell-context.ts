import type { RegisteredRemote } from '@toam/platform/remote-manifest';
import { createContext, useContext, useMemo } from 'react';
import { allows } from '@toam/domain/access';
import { useSession } from '@toam/auth/session';
import { menuOf, type RegisteredMenuEntry } from '../federation/menu';

/** The remotes of the registry, loaded or not. */
export const RemotesContext = createContext<RegisteredRemote[]>([]);

export const useRemotes = (): RegisteredRemote[] => useContext(RemotesContext);

/** The user's menu; it follows their rights. Specification 1 §2, D19. */
export function useMenu(): RegisteredMenuEntry[] {
  const remotes = useRemotes();
  const user = useSession((session) => session.user);
  return useMemo(() => menuOf(remotes, (rule) => allows(rule, user)), [remotes, user]);
}
