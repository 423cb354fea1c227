import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { CallFailed, isUnreachable } from '@toam/api-client/call-failed';
import { cacheProfile, cachedProfile } from '@toam/auth/cached-profile';
import type { SignedInUser } from '@toam/auth/signed-in-user';
import { recogniseUser, useSession } from '@toam/auth/session';
import { loginAddress, straightened } from '@toam/auth/origin-location';
import { page } from '@toam/auth/page';
import { platformText } from '@toam/contracts/texts/platform';
import { allows } from '@toam/domain/access';
import { followLiveEvents } from '@toam/live/live-queries';
import { deviceReady } from '@toam/platform/device-store';
import type { RegisteredRemote } from '@toam/platform/remote-manifest';
import { AppProviders, LogoMark, messageOf } from '@toam/ui/core';
import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { shellText } from '@toam/contracts/shell/shell.text';
import { FailureCard } from '@toam/platform/failure-card';
import { Chrome } from '../chrome/chrome';
import { preloadForRole, preloadRemote, preloadUnsent, quietLine, remoteOfPath } from '../federation/preload';
import { warmHeavyKit } from '../federation/provide';
import { loadRegistry } from '../federation/registry';
import { reportFailure } from '../federation/report-failure';
import { createShellRouter } from '../federation/router';
import { loadKnownFonts, loadNewFonts } from '../fonts/load-fonts';
import { declareRemotes } from '../federation/runtime';
import { startBadges } from '../federation/badges';
import { startPlatform } from '../federation/start';
import { keepBuilds } from '../federation/tab-builds';
import { isTrying } from '../federation/trials';
import { NotFoundScreen } from '../not-found/not-found.screen';
import { registerWorker } from '../offline/register-worker';
import { openLive } from '../session/live-session';
import { ownProfile, readOwnProfile } from '../session/own-profile';
import { ownRoutes } from './own-routes';
import * as css from './splash.module.css';

const here = () => location.pathname + location.search + location.hash;

/** The remotes of the registry. Loading of the address's remote starts before the first render. */
async function readRegistry(): Promise<RegisteredRemote[]> {
  const { remotes: live, problems, source } = await loadRegistry();
  for (const { remote, error } of problems) reportFailure({ remote, stage: 'registry', error });
  if (source === 'none')
    throw new CallFailed(0, 'offline', `${platformText.registryDown}. ${platformText.registryDownWhy}`);
  const remotes = isTrying() ? await (await import('../federation/tried-builds')).withTrials(live) : live;
  declareRemotes(remotes);
  // a tried build is not what is live, and is meant so
  keepBuilds(remotes.filter((remote) => live.includes(remote)));
  const first = remoteOfPath(remotes, location.pathname === '/' ? '/dashboard' : location.pathname);
  if (first) preloadRemote(first);
  return remotes;
}

/** Milliseconds after which the page opens with what the device knows of its user. */
const maxWait = 4000;

/**
 * The session's user. Without an answer of the API the one whom the device knows, so that the page opens without a network; their
 * record follows when the API is back. @throws CallFailed
 */
async function whoIsHere(queries: QueryClient): Promise<SignedInUser> {
  const cached = cachedProfile();
  const fresh = readOwnProfile().then((user) => {
    cacheProfile(user);
    queries.setQueryData(ownProfile(user.id).queryKey, user);
    return user;
  });
  if (!cached) return fresh;
  const orCached = fresh.catch((error: unknown) => {
    if (isUnreachable(error)) return cached;
    throw error;
  });
  return Promise.race([orCached, new Promise<SignedInUser>((wake) => setTimeout(wake, maxWait, cached))]);
}

/** The router of shell and remotes, once user and registry are loaded. */
function theRouter(remotes: RegisteredRemote[]) {
  const allowed = (rule: string) => allows(rule, useSession.getState().user);
  startPlatform(remotes, allowed);
  return createShellRouter(remotes, {
    chrome: { element: <Chrome remotes={remotes} /> },
    own: ownRoutes(),
    notFound: <NotFoundScreen />,
    allowed,
  });
}

/** Only the logo, while the shell tries again to load user and registry. It fades in, so that a fast answer shows nothing. */
const Splash = () => (
  <div className={css.splash} role="status" aria-label={platformText.loading}>
    <LogoMark size={56} />
  </div>
);

/** The API or the registry failed at the start: shows the reason and a retry button. */
const StartFailed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <main className={css.startFailed}>
    <FailureCard title={shellText.startFailed} why={messageOf(error)} onRetry={onRetry} />
  </main>
);

/**
 * Starts the shell if there is a session. Otherwise the user goes to the login page and returns to this address.
 * User and registry load in parallel. Meanwhile the page keeps its first frame (page.html). Specification 1 §2.
 */
export async function startShell(root: Root, queries: QueryClient): Promise<void> {
  const show = (content: ReactNode) =>
    root.render(
      <AppProviders>
        <QueryClientProvider client={queries}>{content}</QueryClientProvider>
      </AppProviders>,
    );
  const straight = straightened(location);
  if (straight !== null) history.replaceState(null, '', straight);
  if (!useSession.getState().token) return page.replace(loginAddress(here()));
  warmHeavyKit();
  loadKnownFonts();
  try {
    const [remotes, user] = await Promise.all([readRegistry(), whoIsHere(queries), deviceReady()]);
    recogniseUser(user);
    const router = theRouter(remotes);
    show(<RouterProvider router={router} />);
    loadNewFonts(router, queries).catch(() => undefined); // the system's font stays
    openLive();
    followLiveEvents(queries);
    preloadUnsent(remotes);
    startBadges(queries, quietLine());
    registerWorker(preloadForRole(remotes, user.role)).catch((error: unknown) =>
      reportFailure({ remote: 'shell', stage: 'load', error }),
    );
  } catch (error) {
    // an ended session is already leaving for the login page
    if (!useSession.getState().token) return;
    const retry = () => {
      show(<Splash />);
      void startShell(root, queries);
    };
    show(<StartFailed error={error} onRetry={retry} />);
  }
}
