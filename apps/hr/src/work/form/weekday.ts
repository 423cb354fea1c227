const names = ['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN'];
const longNames = ['Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy', 'Chủ nhật'];

/** 1 Monday to 7 Sunday, of '2026-11-24'. A calendar day has no time zone. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** 'T3'. */
export const weekdayName = (day: string): string => names[weekdayOf(day) - 1]!;

/** 'Thứ Ba'. */
export const longWeekday = (day: string): string => longNames[weekdayOf(day) - 1]!;

export const dayNumber = (day: string): string => day.slice(8, 10);

/** '24/11'. */
export const dayMonth = (day: string): string => `${day.slice(8, 10)}/${day.slice(5, 7)}`;
