import { quietLine } from '../federation/preload';

/** Addresses of what this page has loaded. The worker chooses what it keeps. */
const loaded = (): string[] => performance.getEntriesByType('resource').map(({ name }) => name);

const tellWorker = async (): Promise<void> => {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ loaded: loaded() });
};

/**
 * Lets the service worker keep what the page has loaded, so that it opens without a network: once when the first screen is complete, and
 * again when the rest is there. Browsers have service workers on https and localhost only; elsewhere nothing is kept. Decision 99.
 * @param rest what is loaded while the browser is idle
 */
export async function registerWorker(rest: Promise<void>): Promise<void> {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  await quietLine();
  await navigator.serviceWorker.register('/sw.js');
  await tellWorker();
  await rest;
  await tellWorker();
}
