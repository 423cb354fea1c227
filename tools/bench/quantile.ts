/** The quantile of sorted values: this part of them is below it. */
export const quantile = (sorted: number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? 0;

/** Milliseconds with one decimal, in columns. */
export const ms = (value: number): string => value.toFixed(1).padStart(7);
