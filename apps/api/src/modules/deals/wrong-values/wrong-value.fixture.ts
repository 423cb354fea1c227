import { dealText } from '@toam/contracts/deal/deal.text';
import { accumulationText } from '@toam/contracts/business/accumulation.text';
import { validationText } from '@toam/contracts/texts/validation';
import { largestCount } from '@toam/domain/business/accumulation.record';
import { largestAmount } from '@toam/domain/deal/deal-values';

/** A value that a field must not have, and what the field is told. */
export type Wrong = readonly [value: unknown, message: string];

const { tooBig, tooLong, tooSmall, integer, number, invalid, required } = validationText;

const before2000 = Date.UTC(1999, 11, 31, 16, 59, 59) / 1000;
const after2100 = Date.UTC(2100, 11, 31, 17) / 1000;

/** VND. @param least 1: nothing is no amount */
export const wrongAmounts = (missing: string, least: 0 | 1 = 0): Wrong[] => [
  [-1, least === 0 ? tooSmall('0') : dealText.nothing],
  [-0.5, integer],
  [0.5, integer],
  [86_500_000.01, integer],
  [largestAmount + 1, tooBig('1.000.000.000.000.000')],
  [Number.MAX_SAFE_INTEGER, tooBig('1.000.000.000.000.000')],
  [1e300, tooBig('1.000.000.000.000.000')],
  ['1000000', missing],
  [null, missing],
  ...(least === 1 ? ([[0, dealText.nothing]] as const) : []),
];

export const wrongDays: Wrong[] = [
  [before2000, dealText.dayMissing],
  [after2100, dealText.dayMissing],
  [-1, dealText.dayMissing],
  [0, dealText.dayMissing],
  [1.5, dealText.dayMissing],
  [1e300, dealText.dayMissing],
  ['2026-11-20', dealText.dayMissing],
  [null, dealText.dayMissing],
];

/** A day that may be none: 0 and null are. */
export const wrongOpenDays = wrongDays.filter(([value]) => value !== 0 && value !== null);

/** A day of an entry: later days are to come, not unknown. */
export const wrongEntryDays = wrongDays.filter(([value]) => value !== after2100);

export const wrongRates = (missing: string): Wrong[] => [
  [33.3333, validationText.decimals(3)],
  [0.0001, validationText.decimals(3)],
  [-0.001, validationText.between('0', '100', '%')],
  [100.001, validationText.between('0', '100', '%')],
  [1e300, validationText.between('0', '100', '%')],
  ['50', missing],
  [null, missing],
];

export const wrongCodes = (label: string): Wrong[] => [
  ['x'.repeat(200), tooLong(40)],
  ['x'.repeat(41), tooLong(40)],
  ['', dealText.empty(label)],
  [' \n ', dealText.empty(label)],
  [7, dealText.empty(label)],
  [null, dealText.empty(label)],
];

export const wrongNotes: Wrong[] = [
  ['x'.repeat(1001), tooLong(1000)],
  [7, invalid],
  [{}, invalid],
];

/** One of the numbers 1 to 4. */
/** Why something is deleted. D118. */
export const wrongReasons: Wrong[] = [
  [' \u200b', 'Vui lòng nhập lý do'],
  [null, 'Vui lòng nhập lý do'],
  ['x'.repeat(501), 'Tối đa 500 ký tự'],
];

export const wrongChoices = (missing: string): Wrong[] =>
  [0, 5, -1, 1.5, '1', null].map((value) => [value, missing] as const);

/** @param gone of one that is deleted, or was never there */
export const wrongRecords = (label: string, gone: string, deleted: number): Wrong[] => [
  ...[-1, 0, 7.5, '7', null].map((value) => [value, dealText.empty(label)] as const),
  [1e12, invalid],
  [999_999, gone],
  [deleted, gone],
];

/** A person who may be left out. */
export const wrongOptionalPeople = (gone: string, deleted: number): Wrong[] => [
  [-1, tooSmall('0')],
  [7.5, integer],
  ['7', number],
  [1e12, tooBig('2.147.483.647')],
  [999_999, gone],
  [deleted, gone],
];

/** The id of what is changed. One that is not there is not found, which is no message of a field. */
export const wrongIds: Wrong[] = [
  [-1, tooSmall('0')],
  [7.5, integer],
  ['1', number],
  [1e12, tooBig('2.147.483.647')],
  [null, required],
];

export const wrongVersions: Wrong[] = [
  [1.5, integer],
  ['1', number],
];

export const wrongCounts = (missing: string, largest = largestCount): Wrong[] => [
  [-1, accumulationText.notANumber],
  [1.5, accumulationText.notANumber],
  ['3', accumulationText.notANumber],
  [largest + 1, tooBig(largest.toLocaleString('vi-VN'))],
  [null, missing],
];
