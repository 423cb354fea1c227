import { verifyDump } from './dump';
import type { Counted } from './engine';
import type { Verdict } from './verify-apart';

/** Entry of the process that verifies a dump (verify-apart.ts). The build puts it beside the bundle as a separate file. */
process.once('message', ({ file, expected }: { file: string; expected?: Counted }) => {
  const answer = (verdict: Verdict) => process.send?.(verdict, () => process.disconnect());
  verifyDump(file, expected).then(
    (rows) => answer({ rows }),
    (error: Error) => answer({ failure: error.message }),
  );
});

// A service manager signals every process of the group. The last dump of the API still needs its trial, and the API ends this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit());
