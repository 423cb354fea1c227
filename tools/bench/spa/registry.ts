import type { LoadedRegistry } from '../../../apps/shell/src/federation/registry.ts';
import published from '../../../dist/web/remotes.json';

/** Stands in for apps/shell/src/federation/registry.ts: one build knows its parts. */
export const loadRegistry = (): Promise<LoadedRegistry> =>
  Promise.resolve({ remotes: published.remotes as LoadedRegistry['remotes'], problems: [], source: 'fresh' });
