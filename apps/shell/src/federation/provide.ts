/**
 * Puts every shared module into the share scope. Federation's host offers only modules that it imports itself, and remotes bundle
 * none of them. The list equals that of tools/rsbuild/singletons.ts; a test compares them.
 */
import '@toam/api-client/call';
import '@toam/api-client/call-failed';
import '@toam/api-client/download';
import '@toam/api-client/query-client';
import '@toam/api-client/upload';
import '@toam/api-client/use-save';
import '@toam/auth/session';
import '@toam/live/live';
import '@toam/live/notification.queries';
import '@toam/platform/device-store';
import '@toam/platform/host';
import '@toam/ui/core';
import 'react-dom';

/** Starts loading the modules of lists, in parallel with registry, manifest and remote. A failure shows where they are used. */
export function warmHeavyKit(): void {
  import('@toam/ui/list').catch(() => undefined);
}

/** Once the browser is idle: what is behind lists. */
export const warmDetailKit = (): Promise<unknown> => import('@toam/ui/detail').catch(() => undefined);

/** The modules of forms, last. */
export const warmFormKit = (): Promise<unknown> =>
  Promise.allSettled([import('@toam/ui/select'), import('@toam/ui/form')]);
