import type { RegisteredRemote } from '@toam/platform/remote-manifest';
import type { ReactNode } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { Allowed } from './menu';
import { remoteOfPath } from './preload';
import { remoteCode } from './remote-code';
import { RemoteDown } from './remote-down';
import { RemoteFrame } from './remote-frame';

const rootId = 'shell';

export interface ShellRoutes {
  /** The chrome, with an Outlet, and what stands in for it until the first screen is there. */
  chrome: Pick<RouteObject, 'element' | 'HydrateFallback' | 'errorElement'>;
  /** The shell's own pages inside the chrome: account, the kit's stories … */
  own: RouteObject[];
  notFound: ReactNode;
  allowed: Allowed;
}

/**
 * The routes before any remote has arrived: the shell's own, and one splat per segment. React Router asks
 * `patchRoutesOnNavigation` only when no path matches fully, and a splat never does (design §3).
 */
export function startingRoutes(remotes: RegisteredRemote[], routes: ShellRoutes): RouteObject[] {
  const waiting = remotes.flatMap((remote) =>
    remote.segments.map((segment) => ({
      id: `waiting:${segment}`,
      path: `${segment}/*`,
      // seen only once the remote's own routes are there and none of them matched
      element: routes.notFound,
      errorElement: <RemoteDown remote={remote} />,
    })),
  );
  return [
    {
      id: rootId,
      path: '/',
      ...routes.chrome,
      children: [...routes.own, ...waiting, { path: '*', element: routes.notFound }],
    },
  ];
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
    patch(rootId, [
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
