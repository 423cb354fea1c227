/**
 * Milliseconds that one statement may take, by what waits for it. `quick`: a person waits for a screen (design §12). `change`: a call
 * that changes something waits until others have changed the same record. `long`: calls that are known to read or write much
 * (`http/statement-limit-of.ts`), jobs, the start. PostgreSQL cuts longer statements; the embedded database cannot (decision 108).
 */
export const statementLimits = { quick: 2_000, change: 15_000, long: 120_000 } as const;

export type StatementLimit = keyof typeof statementLimits;

/** query_canceled */
const cutCode = '57014';

/** Whether a statement was cut at its limit. Drizzle wraps the driver's error, so causes are checked too. */
export const isPastLimit = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === cutCode) || isPastLimit(error.cause));
