import type { QueryClient } from '@tanstack/react-query';
import { setBadge } from '@toam/platform/badge';
import { platformHost, type Contribution } from '@toam/platform/host';
import { badgeNames } from '@toam/platform/remote-manifest';

/** Milliseconds until a remote that is down is asked again. */
const again = 60_000;

async function start(queries: QueryClient, contribution: Contribution): Promise<void> {
  const name = badgeNames.find((one) => one === contribution.id);
  if (!name) return;
  try {
    const count = await platformHost().loadContribution('shell.badge', contribution);
    count((unread) => setBadge(queries, name, unread));
  } catch (error) {
    platformHost().report({ remote: contribution.remote, stage: 'slot', error });
    setTimeout(() => void start(queries, contribution), again);
  }
}

/**
 * Starts the counters of menu entries. They run as long as the page.
 * @param when the first screen is complete
 */
export const startBadges = (queries: QueryClient, when: Promise<void>): void =>
  void when.then(() => {
    for (const contribution of platformHost().contributions('shell.badge')) void start(queries, contribution);
  });
