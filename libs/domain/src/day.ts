/** Vietnam keeps UTC+7 all year, and has since 1975. */
const offset = 7 * 3600;

/** Epoch seconds as the calendar day in Asia/Ho_Chi_Minh: "2026-11-20". D4. */
export const dayOf = (seconds: number): string => new Date((seconds + offset) * 1000).toISOString().slice(0, 10);

/** "2026-11-20" as its first second in Asia/Ho_Chi_Minh: epoch seconds. D4. */
export const dayStart = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 1000 - offset;

/** "1980-02-28" as people write it: "28/02/1980"; what is no day stays as it is. Specification 2 §9. */
export const writtenDay = (day: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) ? day.split('-').reverse().join('/') : day;

/** A day as lists show it. '0000-00-00' and an empty value give null, which lists show as a dash. Specification 2 §9. */
export const dayText = (day: string | null): string | null => (day && !day.startsWith('0000') ? writtenDay(day) : null);
