import { writtenDay } from '@toam/domain/day';

const names = ['CN', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'];
const longNames = ['Chủ nhật', 'Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy'];

/** From Monday to Sunday. */
export const weekdayNames: readonly string[] = [...names.slice(1), names[0]!];

/** Days since Sunday, of "2026-11-17". A calendar day has no time zone. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** 'T3'. */
export const weekdayName = (day: string): string => names[weekdayOf(day)]!;

/** '17/11' of "2026-11-17". */
export const shortDay = (day: string): string => writtenDay(day).slice(0, 5);

/** 'Thứ Ba 17/11'. */
export const namedDay = (day: string): string => `${longNames[weekdayOf(day)]!} ${shortDay(day)}`;

/** 'Thứ Ba 17/11/2026'. */
export const fullDay = (day: string): string => `${longNames[weekdayOf(day)]!} ${writtenDay(day)}`;
