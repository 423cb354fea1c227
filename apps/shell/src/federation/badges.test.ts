import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { installHost } from '@toam/platform/host';
import type { BadgeSource } from '@toam/platform/slots';
import { aHost } from '@toam/testing/a-host';
import { startBadges } from './badges';

const chat = { remote: 'chat', id: 'chat', label: 'Chat', order: 1 };

test('a remote counts for its menu entry before its screens are opened', async () => {
  const source: BadgeSource = (setBadge) => {
    setBadge(7);
    return () => undefined;
  };
  installHost(
    aHost({
      contributions: (slot) => (slot === 'shell.badge' ? [chat] : []),
      loadContribution: (() => Promise.resolve(source)) as never,
    }),
  );
  const queries = new QueryClient();
  startBadges(queries, Promise.resolve());
  await waitFor(() => expect(queries.getQueryData(['badge', 'chat'])).toBe(7));
});

test('a remote that is down is reported, and the menu shows no count', async () => {
  const report = jest.fn();
  const gone = new Error('down');
  installHost(aHost({ contributions: () => [chat], loadContribution: () => Promise.reject(gone), report }));
  const queries = new QueryClient();
  startBadges(queries, Promise.resolve());
  await waitFor(() => expect(report).toHaveBeenCalledWith({ remote: 'chat', stage: 'slot', error: gone }));
  expect(queries.getQueryData(['badge', 'chat'])).toBeUndefined();
});
