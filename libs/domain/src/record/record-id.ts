/** The largest id of the database: its integers have 32 bits. */
export const largestId = 2_147_483_647;

export const isRecordId = (number: number): boolean => Number.isInteger(number) && number > 0 && number <= largestId;

/** Those of the texts that are ids, written as the database writes them. */
export const idsIn = (texts: readonly string[]): number[] =>
  texts
    .filter((text) => /^[1-9]\d*$/.test(text))
    .map(Number)
    .filter(isRecordId);

/** The id of a search for a record as lists show it: '#600'. None for other searches. */
export const idsOfCode = (search: string): number[] =>
  search.trim().startsWith('#') ? idsIn([search.trim().slice(1).trim()]) : [];
