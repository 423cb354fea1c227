import { platformHost, RemoteNameContext } from '@toam/platform/host';
import type { RegisteredRemote } from '@toam/platform/remote-manifest';
import { routesWithin } from '@toam/platform/routes-within';
import type { ReactNode } from 'react';
import { createBrowserRouter, useLocation, type RouteObject, Outlet, useMatches } from 'react-router-dom';
import type { RouteHandle } from '@toam/platform/remote';
import { CodeArriving } from './code-arriving';
import type { Allowed } from './menu';
import { remoteOfPath } from './preload';
import { hasArrived, remoteCode, RemoteReplaced } from './remote-code';
import { RemoteDown, RemoteOfPathDown } from './remote-down';
import { canRenew, isReplaced, renewOnNavigation } from './tab-builds';

const screensId = 'screens';

export interface ShellRoutes {
  /** The chrome, with an Outlet. */
  chrome: Pick<RouteObject, 'element' | 'errorElement'>;
  /** The shell's own pages inside the frame: account, the kit's stories … */
  own: RouteObject[];
  notFound: ReactNode;
  allowed: Allowed;
}

/** An address without a route: a loading screen while its remote's code loads, else not found. */
function Unmatched({ remotes, notFound }: Pick<ShellRoutes, 'notFound'> & { remotes: RegisteredRemote[] }) {
  const remote = remoteOfPath(remotes, useLocation().pathname);
  return remote && !hasArrived(remote) ? <CodeArriving /> : notFound;
}

/**
 * The routes before any remote has loaded: the shell's own, and one that matches every other address. React Router calls
 * `patchRoutesOnNavigation` only for a match that ends in a splat (design §3).
 * This route ranks below every route of a remote, also below the remote's own splats. It ranks above the bare root: a failed load
 * there would remove the frame. Hence the first segment is a parameter.
 * The placeholder of the first screen is in its own level below the frame. So the frame mounts once, and a menu that was
 * opened during the load stays open.
 */
export function startingRoutes(remotes: RegisteredRemote[], { chrome, own, notFound }: ShellRoutes): RouteObject[] {
  const waiting = {
    path: ':segment/*',
    element: <Unmatched remotes={remotes} notFound={notFound} />,
    errorElement: <RemoteOfPathDown remotes={remotes} />,
  };
  const screens = { id: screensId, HydrateFallback: CodeArriving, children: [...own, waiting] };
  return [{ path: '/', ...chrome, children: [screens] }];
}

/** Its team reads it in the log; people get what the owner of the address shows. */
function reportForeign({ name, segments }: RegisteredRemote, foreign: string[]): void {
  const error = new Error(`routes ${foreign.join(', ')}, which are not under ${segments.join(', ')}`);
  platformHost().report({ remote: name, stage: 'load', error });
}

type Patch = (parent: string, children: RouteObject[]) => void;

interface RemoteFrameProps {
  remote: string;
  allowed: Allowed;
  notFound: ReactNode;
}

const accessOf = (handle: unknown) => (handle as Partial<RouteHandle> | undefined)?.access;

/** Wraps a remote's screens: provides the remote's name, and hides screens that the person may not open (D18). */
function RemoteFrame({ remote, allowed, notFound }: RemoteFrameProps) {
  const refused = useMatches().some(({ handle }) => {
    const access = accessOf(handle);
    return access !== undefined && !allowed(access);
  });
  return <RemoteNameContext value={remote}>{refused ? notFound : <Outlet />}</RemoteNameContext>;
}

/**
 * Adds a remote's routes on the first visit to one of its URLs. React Router calls it for every splat match, so it may call again for
 * the same path, even during the first call. Each remote is added once.
 */
export function routeAdder(remotes: RegisteredRemote[], { allowed, notFound }: ShellRoutes) {
  const added = new Set<string>();
  return async ({ path, patch, signal }: { path: string; patch: Patch; signal: AbortSignal }): Promise<void> => {
    const remote = remoteOfPath(remotes, path);
    if (!remote || added.has(remote.name)) return;
    const isOld = hasArrived(remote) ? false : isReplaced(remote.name);
    const [{ routes }, isReplacedHere] = await Promise.all([remoteCode(remote), isOld]);
    if (isReplacedHere && canRenew()) throw new RemoteReplaced(`${remote.name} is live in another build`);
    if (signal.aborted || added.has(remote.name)) return;
    added.add(remote.name);
    const { own, foreign } = routesWithin(remote, routes);
    if (foreign.length > 0) reportForeign(remote, foreign);
    patch(screensId, [
      {
        id: `remote:${remote.name}`,
        element: <RemoteFrame remote={remote.name} allowed={allowed} notFound={notFound} />,
        errorElement: <RemoteDown remote={remote} />,
        children: own,
      },
    ]);
  };
}

/** The shell's router over the registry's remotes. */
export function createShellRouter(remotes: RegisteredRemote[], routes: ShellRoutes) {
  const router = createBrowserRouter(startingRoutes(remotes, routes), {
    patchRoutesOnNavigation: routeAdder(remotes, routes),
  });
  renewOnNavigation(router);
  return router;
}
