import type { FastifyBaseLogger } from 'fastify';

/** Milliseconds, longer than any request. Then the process ends anyway, and the database recovers at the next start. */
const timeout = 30_000;

/** Ends the process cleanly on the first signal, and at once on the second. */
export function shutDownOn(signals: NodeJS.Signals[], log: FastifyBaseLogger, stop: () => Promise<void>): void {
  let stopping = false;
  const end = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      log.error('not stopped in time');
      process.exit(1);
    }, timeout).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'not stopped cleanly');
        process.exit(1);
      },
    );
  };
  for (const signal of signals) process.on(signal, end);
}
