import type { FastifyBaseLogger } from 'fastify';

const hour = 60 * 60 * 1000;

/** Dumps every hour. A failed dump is logged; the next hour tries again. @returns stops it */
export function dumpHourly(dump: () => Promise<string | null>, log: FastifyBaseLogger): () => void {
  const timer = setInterval(() => {
    dump().then(
      (file) => file && log.info({ file }, 'dumped and verified'),
      (error: unknown) => log.error({ err: error }, 'the dump failed'),
    );
  }, hour);
  timer.unref();
  return () => clearInterval(timer);
}
