import './federation/provide';
import { createQueryClient } from '@toam/api-client/query-client';
import { allows } from '@toam/domain/access';
import { useSession } from '@toam/auth/session';
import { AppProviders, showError } from '@toam/ui/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { Outlet, RouterProvider } from 'react-router-dom';
import { warmHeavyKit } from './federation/provide';
import { loadRegistry } from './federation/registry';
import { createShellRouter } from './federation/router';
import { declareRemotes } from './federation/runtime';
import { startPlatform } from './federation/start';

async function start() {
  warmHeavyKit();
  const { remotes } = await loadRegistry();
  declareRemotes(remotes);
  const allowed = (rule: string) => allows(rule, useSession.getState().user);
  startPlatform(remotes, allowed);
  const router = createShellRouter(remotes, { chrome: { element: <Outlet /> }, own: [], notFound: null, allowed });
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <AppProviders>
      <QueryClientProvider client={createQueryClient(showError)}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AppProviders>,
  );
}

void start();
