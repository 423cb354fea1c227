import type { PlatformHost } from '@toam/platform/host';

/** A platform host without remotes: what screens under test need from the shell. Pass it to `installHost`. */
export const aHost = (differing: Partial<PlatformHost> = {}): PlatformHost => ({
  contributions: () => [],
  loadContribution: () => Promise.reject(new Error('no contribution in this test')),
  countWaiting: () => Promise.resolve({}),
  preload: () => undefined,
  report: () => undefined,
  hasNewBuild: () => Promise.resolve(false),
  renewPage: () => false,
  ...differing,
});
