import type { RouteHandle } from '@toam/platform/remote';
import { RemoteNameContext } from '@toam/platform/host';
import type { ReactNode } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import type { Allowed } from './menu';

interface RemoteFrameProps {
  remote: string;
  allowed: Allowed;
  notFound: ReactNode;
}

const accessOf = (handle: unknown) => (handle as Partial<RouteHandle> | undefined)?.access;

/** Wraps a remote's screens: provides the remote's name, and hides screens that the person may not open (D18). */
export function RemoteFrame({ remote, allowed, notFound }: RemoteFrameProps) {
  const refused = useMatches().some(({ handle }) => {
    const access = accessOf(handle);
    return access !== undefined && !allowed(access);
  });
  return <RemoteNameContext value={remote}>{refused ? notFound : <Outlet />}</RemoteNameContext>;
}
