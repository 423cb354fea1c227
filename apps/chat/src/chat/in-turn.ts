/**
 * Makes a function run one at a time. Calls while it runs are answered by one more run, so the last run always began after the last
 * call, and a burst of calls causes two runs.
 * @returns when a run that began after the call is done
 */
export function inTurn(run: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const start = async () => {
    try {
      await run();
    } finally {
      running = null;
    }
  };
  return () => {
    if (!running) return (running = start());
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null;
        return (running = start());
      });
    return next;
  };
}
