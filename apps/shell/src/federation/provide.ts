/**
 * Puts every shared module into the share scope: the host offers only what it imports, and remotes bundle none of it.
 * The list is that of tools/rsbuild/singletons.ts; a test compares them.
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
import '@toam/platform/host';
import '@toam/ui/core';
import 'react-dom';

/** Starts fetching what lists are made of, in parallel with registry, manifest and remote. Its failure shows where it is used. */
export function warmHeavyKit(): void {
  import('@toam/ui/heavy').catch(() => undefined);
}

/** The same for forms, once the browser is idle. */
export function warmFormKit(): void {
  import('@toam/ui/form').catch(() => undefined);
}
