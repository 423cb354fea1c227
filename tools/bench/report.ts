/** The value below which this part of all values is. */
export const quantile = (values: number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.max(0, Math.ceil(values.length * part) - 1)] ?? NaN;

export const ms = (value: number): string => `${value.toFixed(value < 100 ? 1 : 0)} ms`;
export const seconds = (value: number): string => `${value.toFixed(1)} s`;
export const mb = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
export const times = (ratio: number): string => `${ratio.toFixed(2)} ×`;
export const percent = (part: number): string => `${Math.round(part * 100)} %`;

/** Prints one measured value beside its budget. @returns whether it is within */
export function check(what: string, value: number, budget: number, written: (value: number) => string): boolean {
  const isWithin = value <= budget;
  console.log(`${isWithin ? '✓' : '✗'} ${what}: ${written(value)}, ngân sách ${written(budget)}`);
  return isWithin;
}
