/** Milliseconds for which a refusal is remembered. Short against the limits' window: nobody waits longer by more than this. */
const remembered = 3000;
/** Most entries kept. Beyond it the memory is cleared, and the database is asked again. */
const max = 20_000;

const until = new Map<string, number>();

/** What the database has just found over a limit, so that many guesses do not each cost a query. Per process. */
export const recentFailures = {
  has: (print: string): boolean => (until.get(print) ?? 0) > performance.now(),
  note: (print: string): void => {
    if (until.size >= max) until.clear();
    until.set(print, performance.now() + remembered);
  },
  /** For tests: they empty the tables between them. */
  forget: (): void => until.clear(),
};
