import type { RegisteredRemote } from '../../../libs/platform/src/remote-manifest.ts';

/** Replaces apps/shell/src/federation/runtime.ts: the same remotes as plain lazy chunks of one build. */
export const declareRemotes = (_remotes: RegisteredRemote[]): void => undefined;

/** The bundler makes a chunk of every file that the name may lead to. */
export const fetchRemote = ({ name }: RegisteredRemote): Promise<unknown> =>
  import(`../../../apps/${name}/src/remote.tsx`);
