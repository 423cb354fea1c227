/** The value below which this part of the sorted values lies. */
export const quantile = (sorted: number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? 0;

/** Milliseconds with one decimal, in columns. */
export const ms = (value: number): string => value.toFixed(1).padStart(7);
