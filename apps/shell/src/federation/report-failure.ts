import { call } from '@toam/api-client/call';
import { longestStack, reportClientError } from '@toam/contracts/client-error/client-error.endpoints';
import { cutText } from '@toam/domain/cut-text';
import { withoutPersonalData } from '@toam/domain/without-personal-data';
import type { RemoteFailure } from '@toam/platform/host';

/** Reports the same failure of the same remote once per minute, because a screen that throws may render often. */
const quiet = 60_000;
const toldAt = new Map<string, number>();

const messageIn = (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));

/** The error that was there first: a wrapper's stack only tells who wrapped it. */
const originOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? originOf(error.cause) : error;

/** The lines of a stack that name a place. Chrome repeats the message above them, and a message may quote people. */
function stackOf(error: unknown): string {
  const origin = originOf(error);
  const lines = origin instanceof Error ? (origin.stack ?? '').split('\n') : [];
  const places = lines.filter((line) => /:\d+:\d+\)?\s*$/.test(line));
  return cutText(places.join('\n'), longestStack);
}

/** The build of the shell that this document belongs to; empty in development. */
const shellBuild = (): string => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '';

/** What the registry says of the failed remote. */
interface Published {
  version?: string;
  build?: string | undefined;
}

/**
 * Sends a failure to the API, which logs and counts it. Never throws. If the API is unreachable, the console still has it.
 * @param published the failed remote; absent for the shell's own failures
 */
export function reportFailure({ remote, stage, error }: RemoteFailure, published?: Published): void {
  const message = withoutPersonalData(messageIn(error));
  const key = `${remote} ${stage} ${message}`;
  const now = Date.now();
  if (now - (toldAt.get(key) ?? -quiet) < quiet) return;
  toldAt.set(key, now);
  // eslint-disable-next-line no-console -- whoever opens the developer tools on a broken page looks here first
  console.error(`[${remote}] ${stage}`, error);
  const { version, build } = published ?? { version: undefined, build: shellBuild() };
  const body = { remote, version, build, stage, message, path: location.pathname, stack: stackOf(error) };
  call(reportClientError, { body }).catch((reason: unknown) => {
    // eslint-disable-next-line no-console -- the API is away too: nowhere else to say it
    console.warn('the failure could not be reported', reason);
  });
}
