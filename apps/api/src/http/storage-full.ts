/** No space, or no quota, on a disk of ours; PostgreSQL's disk_full. */
const codes = ['ENOSPC', 'EDQUOT', '53100'];

/** Whether a call failed because a disk is full. Drizzle and the file store wrap the error, so causes are checked too. */
export function isStorageFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return ('code' in error && codes.includes(String(error.code))) || ('cause' in error && isStorageFull(error.cause));
}

/** Milliseconds. While the disk is full, jobs and people find it so again within this time. */
const remembered = 60_000;
let foundAt = -Infinity;

/** Remembers that a disk was full just now. */
export const noteStorageFull = (): void => void (foundAt = performance.now());

/** Forgets it: a test that filled a disk is over. */
export const forgetStorageFull = (): void => void (foundAt = -Infinity);

/** Whether a disk was full within the last minute. */
export const wasStorageFull = (): boolean => performance.now() - foundAt < remembered;
