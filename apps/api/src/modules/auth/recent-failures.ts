import type { HttpError } from '../../http-error';

/** Milliseconds for which a refusal is remembered. Short against the limits' window: nobody waits longer by more than this. */
const remembered = 3000;
/** Most entries kept. Beyond it the memory is cleared, and the database is asked again. */
const max = 20_000;

const refusals = new Map<string, { refusal: HttpError; until: number }>();

/** What the database has just found over a limit, so that many guesses do not each cost a query. Per process. */
export const recentFailures = {
  of(print: string): HttpError | undefined {
    const found = refusals.get(print);
    return found && found.until > performance.now() ? found.refusal : undefined;
  },
  /** @returns the refusal, to throw */
  note(print: string, refusal: HttpError): HttpError {
    if (refusals.size >= max) refusals.clear();
    refusals.set(print, { refusal, until: performance.now() + remembered });
    return refusal;
  },
  /** For tests: they empty the tables between them. */
  forget: (): void => refusals.clear(),
};
