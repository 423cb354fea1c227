/** Ranges of the staff's ages in years, both ends included; the last one is open. Specification 2 §2 "Statistics". */
export const ageRanges = [
  { key: '<18', from: 0, to: 17 },
  { key: '18-24', from: 18, to: 24 },
  { key: '25-34', from: 25, to: 34 },
  { key: '35-44', from: 35, to: 44 },
  { key: '45-54', from: 45, to: 54 },
  { key: '55+', from: 55, to: Infinity },
] as const;
export type AgeRange = (typeof ageRanges)[number]['key'];

const parts = (day: string) => day.split('-').map(Number) as [number, number, number];

/**
 * Whole years from a day of birth to a day; whoever was born on 29 February is a year older on 1 March of other years.
 * Not born yet: null. @param birth @param today days as "2026-11-20"
 */
export function ageOn(birth: string, today: string): number | null {
  if (birth > today) return null;
  const [born, month, day] = parts(birth);
  const [year, thisMonth, thisDay] = parts(today);
  const hadBirthday = thisMonth > month || (thisMonth === month && thisDay >= day);
  return year - born - (hadBirthday ? 0 : 1);
}

/** The range in which an age lies. */
export const ageRangeOf = (age: number): AgeRange => ageRanges.find(({ to }) => age <= to)!.key;
