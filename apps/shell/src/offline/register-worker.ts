import { quietLine } from '../federation/preload';

/** Addresses of what this page has loaded. The worker chooses what it keeps. */
const loaded = (): string[] => performance.getEntriesByType('resource').map(({ name }) => name);

/**
 * Lets the service worker keep what the page has loaded, so that it opens without a network. It waits until the first screen is
 * complete. Browsers have service workers on https and localhost only; elsewhere nothing is kept. Decision 99.
 */
export async function registerWorker(): Promise<void> {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  await quietLine();
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ loaded: loaded() });
}
