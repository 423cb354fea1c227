/** What the S3 client says where the store does not answer in time, or answers that it can't now. */
const isAway = (error: object): boolean => {
  if ('name' in error && error.name === 'TimeoutError') return true;
  const { httpStatusCode = 0 } = '$metadata' in error ? (error.$metadata as { httpStatusCode?: number }) : {};
  return httpStatusCode >= 500;
};

/** Whether a call failed because the file store has an outage of its own. A store that can't be reached at all is in `isDatabaseAway`. */
export const isStoreAway = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && (isAway(error) || ('cause' in error && isStoreAway(error.cause)));
