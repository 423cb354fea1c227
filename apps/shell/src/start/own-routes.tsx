import { shortLoginPath } from '@toam/auth/origin-location';
import { shellText } from '@toam/contracts/shell/shell.text';
import { lazyPage } from '@toam/platform/lazy-page';
import { handleOf } from '@toam/platform/remote';
import { redirect, type RouteObject } from 'react-router-dom';

/** Every story page of the kit; not in the production bundle. */
const kitRoutes = (): RouteObject[] => [
  { path: 'dev/kit/:story?', lazy: lazyPage(() => import('../kit/kit.screen')), ...handleOf('Kit') },
];

/** The shell's own pages inside the chrome. `/` is the home page (D13). */
export const ownRoutes = (): RouteObject[] => [
  { index: true, loader: () => redirect('/dashboard') },
  { path: shortLoginPath, loader: () => redirect('/dashboard') }, // without a session the page never gets here
  { path: 'account', lazy: lazyPage(() => import('../account/account.screen')), ...handleOf(shellText.account) },
  ...(process.env.NODE_ENV === 'production' ? [] : kitRoutes()),
];
