/** PostgreSQL's own words: it ends or starts, a standby has taken over, or all its connections are in use. Class 08 is the connection. */
const serverCodes = ['57P01', '57P02', '57P03', '25006', '53300'];

const networkCodes = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'];

/** The driver has no codes of its own: a connection that broke under a query, before it, or could not be had in time. */
const driverWords =
  /^Connection terminated|^Client has encountered a connection error|^Client was closed|^timeout exceeded when trying to connect|^timeout expired/;

const isAway = (error: Error): boolean => {
  const code = 'code' in error ? String(error.code) : '';
  return serverCodes.includes(code) || code.startsWith('08') || networkCodes.includes(code) || driverWords.test(error.message);
};

/**
 * Whether the call failed because the database (or another service it stands on) can't be reached just now: it restarts, fails over, or
 * cut the connection. Nothing is wrong with the call, which may succeed when sent again. Drizzle wraps what the driver says.
 */
export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof Error && (isAway(error) || isDatabaseAway(error.cause));
