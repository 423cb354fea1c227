import type { RegisteredRemote } from '@toam/platform/remote-manifest';
import { PendingState } from '@toam/ui/core';
import type { ReactNode } from 'react';
import { createBrowserRouter, useLocation, type RouteObject } from 'react-router-dom';
import type { Allowed } from './menu';
import { remoteOfPath } from './preload';
import { hasArrived, remoteCode } from './remote-code';
import { RemoteDown, RemoteOfPathDown } from './remote-down';
import { RemoteFrame } from './remote-frame';

const screensId = 'screens';

export interface ShellRoutes {
  /** The chrome, with an Outlet. */
  chrome: Pick<RouteObject, 'element' | 'errorElement'>;
  /** The shell's own pages inside the chrome: account, the kit's stories … */
  own: RouteObject[];
  notFound: ReactNode;
  allowed: Allowed;
}

/** An address that no route matches yet: on its way while its remote's code is, else nowhere. */
function Unmatched({ remotes, notFound }: Pick<ShellRoutes, 'notFound'> & { remotes: RegisteredRemote[] }) {
  const remote = remoteOfPath(remotes, useLocation().pathname);
  return remote && !hasArrived(remote) ? <PendingState /> : notFound;
}

/**
 * The routes before any remote has arrived: the shell's own, and one that matches every other address, so that React
 * Router asks `patchRoutesOnNavigation` (only a match that ends in a splat makes it ask, design §3). It ranks below every
 * route that a remote adds, the remote's own splats included, and above the bare root, which would cost the chrome
 * when loading fails: hence the first segment as a parameter.
 * What stands in for the first screen while its code arrives belongs to a level of its own below the chrome, which so
 * mounts once: a menu opened meanwhile stays open.
 */
export function startingRoutes(remotes: RegisteredRemote[], { chrome, own, notFound }: ShellRoutes): RouteObject[] {
  const waiting = {
    path: ':segment/*',
    element: <Unmatched remotes={remotes} notFound={notFound} />,
    errorElement: <RemoteOfPathDown remotes={remotes} />,
  };
  const screens = { id: screensId, HydrateFallback: PendingState, children: [...own, waiting] };
  return [{ path: '/', ...chrome, children: [screens] }];
}

type Patch = (parent: string, children: RouteObject[]) => void;

/**
 * Adds a remote's routes on the first visit to one of its URLs. React Router calls it again for the same path (every
 * splat match is asked about), also while a first call is under way: each remote is added once.
 */
export function routeAdder(remotes: RegisteredRemote[], { allowed, notFound }: ShellRoutes) {
  const added = new Set<string>();
  return async ({ path, patch, signal }: { path: string; patch: Patch; signal: AbortSignal }): Promise<void> => {
    const remote = remoteOfPath(remotes, path);
    if (!remote || added.has(remote.name)) return;
    const { routes } = await remoteCode(remote);
    if (signal.aborted || added.has(remote.name)) return;
    added.add(remote.name);
    patch(screensId, [
      {
        id: `remote:${remote.name}`,
        element: <RemoteFrame remote={remote.name} allowed={allowed} notFound={notFound} />,
        errorElement: <RemoteDown remote={remote} />,
        children: routes,
      },
    ]);
  };
}

/** The shell's router over the registry's remotes. */
export const createShellRouter = (remotes: RegisteredRemote[], routes: ShellRoutes) =>
  createBrowserRouter(startingRoutes(remotes, routes), { patchRoutesOnNavigation: routeAdder(remotes, routes) });
