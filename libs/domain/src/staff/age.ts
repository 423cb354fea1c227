/**
 * Ranges of the staff's ages in years, both ends included; the last one is open. With the group of unknown ages there are six: as
 * many as charts have colours. Specification 2 §2 "Statistics".
 */
const ageRanges = [
  { key: '<25', from: 0, to: 24 },
  { key: '25-34', from: 25, to: 34 },
  { key: '35-44', from: 35, to: 44 },
  { key: '45-54', from: 45, to: 54 },
  { key: '55+', from: 55, to: Infinity },
] as const;
export type AgeRange = (typeof ageRanges)[number]['key'];
export const ageRangeKeys = ageRanges.map(({ key }) => key);

const parts = (day: string) => day.split('-').map(Number) as [number, number, number];

/**
 * Whole years from a day of birth to a day. A person born on 29 February becomes a year older on 1 March of other years. Null before
 * birth.
 * @param birth @param today days as "2026-11-20"
 */
export function ageOn(birth: string, today: string): number | null {
  if (birth > today) return null;
  const [born, month, day] = parts(birth);
  const [year, thisMonth, thisDay] = parts(today);
  const hadBirthday = thisMonth > month || (thisMonth === month && thisDay >= day);
  return year - born - (hadBirthday ? 0 : 1);
}

/** The range that contains an age. */
export const ageRangeOf = (age: number): AgeRange => ageRanges.find(({ to }) => age <= to)!.key;

/** The same day that many years earlier. People born after it are younger. */
const yearsBefore = (today: string, years: number): string => {
  const [year, month, day] = parts(today);
  const before = year - years;
  const isLeap = (before % 4 === 0 && before % 100 !== 0) || before % 400 === 0;
  const last = month === 2 && day === 29 && !isLeap ? 28 : day;
  return [String(before).padStart(4, '0'), String(month).padStart(2, '0'), String(last).padStart(2, '0')].join('-');
};

/** The days of birth of people in a range, consistent with `ageOn`: later than `after`, no later than `until`. @param today "2026-11-20" */
export function birthdaysOf(range: AgeRange, today: string): { after: string | null; until: string } {
  const { from, to } = ageRanges.find(({ key }) => key === range)!;
  return { after: to === Infinity ? null : yearsBefore(today, to + 1), until: yearsBefore(today, from) };
}
