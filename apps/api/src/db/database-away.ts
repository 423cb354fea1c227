/** PostgreSQL stops, starts, is now a read-only standby, or has no free connection. Class 08 codes are connection errors. */
const serverCodes = ['57P01', '57P02', '57P03', '25006', '53300'];

const networkCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];

/** The driver's messages have no codes. The connection broke before or during a query, or there was none in time. */
const driverWords =
  /^Connection terminated|^Client has encountered a connection error|^Client was closed|^timeout exceeded when trying to connect|^timeout expired/;

const isAway = (error: Error): boolean => {
  const code = 'code' in error ? String(error.code) : '';
  return (
    serverCodes.includes(code) ||
    code.startsWith('08') ||
    networkCodes.includes(code) ||
    driverWords.test(error.message)
  );
};

/**
 * Whether a call failed because the database or another service cannot be reached now: a restart, a failover or a
 * cut connection. The call itself is correct and may succeed later. Drizzle wraps the driver's error, so causes are checked too.
 */
export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof Error && (isAway(error) || isDatabaseAway(error.cause));
