import type { RegisteredRemote } from '../../../libs/platform/src/remote-manifest.ts';

/** Replaces apps/shell/src/federation/runtime.ts: the same remotes as plain lazy chunks of one build. */
const modules: Record<string, () => Promise<unknown>> = {
  properties: () => import('../../../apps/properties/src/remote.tsx'),
  crm: () => import('../../../apps/crm/src/remote.tsx'),
  business: () => import('../../../apps/business/src/remote.tsx'),
  hr: () => import('../../../apps/hr/src/remote.tsx'),
  chat: () => import('../../../apps/chat/src/remote.tsx'),
};

export const declareRemotes = (_remotes: RegisteredRemote[]): void => undefined;

export const fetchRemote = async ({ name }: RegisteredRemote): Promise<unknown> => modules[name]?.();
