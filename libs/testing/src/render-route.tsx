import './answer';
import './answer-drafts';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, render, type RenderResult } from '@testing-library/react';
import { createQueryClient } from '@toam/api-client/query-client';
import { dropSession, storeSession } from '@toam/auth/stored-session';
import { useSession } from '@toam/auth/session';
import type { SignedInUser } from '@toam/auth/signed-in-user';
import { AppProviders, loadParts, showError } from '@toam/ui/core';
import { useAsking } from '@toam/ui/feedback/dialog-store';
import { useErrors } from '@toam/ui/feedback/error-store';
import { useToasts } from '@toam/ui/feedback/toast';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router';
import { aUser } from './a-user';

interface Surroundings {
  /** The signed-in person: an ordinary agent unless said otherwise, null for nobody. */
  user?: SignedInUser | null;
}

interface RenderedRoute extends RenderResult {
  /** Path, query string and hash that are now in the address bar. */
  url: () => string;
  goTo: (url: string) => Promise<void>;
  queries: QueryClient;
}

/** As on a page that has been open for some seconds. */
beforeAll(loadParts);

/** Closes the «Lỗi» modal, questions and toasts of one test before the next. */
beforeEach(() => {
  useErrors.setState({ messages: [] });
  useToasts.setState({ toasts: [] });
  useAsking.setState({ asking: null });
});

/** Signs a person in for this test, as the shell would. */
export function signInAs(user: SignedInUser | null): void {
  if (user) storeSession('token-of-test', user.id);
  else dropSession();
  useSession.setState({ token: user && 'token-of-test', user });
}

/**
 * Renders routes as the shell would: a real data router and query client, someone signed in, the kit without its styles at run time
 * (1.9 s instead of 11 s, design §15). `answer` and `refuse` replace the network. Failed queries are not retried.
 */
export function renderRoute(routes: RouteObject[], url: string, { user = aUser() }: Surroundings = {}): RenderedRoute {
  signInAs(user);
  const queries = createQueryClient(showError);
  const { queries: defaults, mutations } = queries.getDefaultOptions();
  queries.setDefaultOptions({ queries: { ...defaults, retry: false, gcTime: Infinity }, mutations });
  const pending = { HydrateFallback: () => null }; // the first screen's code may still be loading
  const router = createMemoryRouter(
    routes.map((route) => ({ ...pending, ...route }) as RouteObject),
    { initialEntries: [url] },
  );
  const rendered = render(
    <AppProviders unstyled>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AppProviders>,
  );
  return {
    ...rendered,
    queries,
    url: () => router.state.location.pathname + router.state.location.search + router.state.location.hash,
    goTo: (to) => act(() => router.navigate(to)),
  };
}
