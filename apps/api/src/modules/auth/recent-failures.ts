/** Short against the window of the limits: whoever may try again waits this much longer at most. Milliseconds. */
const remembered = 3000;
/** Entries; a storm over more accounts and addresses asks the database. */
const max = 20_000;

const until = new Map<string, number>();

/** What the database has just said to be over a limit: a storm of guesses then costs no query each. Per process. */
export const recentFailures = {
  has: (print: string): boolean => (until.get(print) ?? 0) > performance.now(),
  note: (print: string): void => {
    if (until.size >= max) until.clear();
    until.set(print, performance.now() + remembered);
  },
  /** For tests, whose tables are emptied between them. */
  forget: (): void => until.clear(),
};
