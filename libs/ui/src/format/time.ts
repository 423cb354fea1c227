/** Days begin and end in Asia/Ho_Chi_Minh time, in any time zone of the browser (D4). */
const timeZone = 'Asia/Ho_Chi_Minh';

// en-GB, because its parts come as DD/MM/YYYY with a 24-hour clock.
const day = new Intl.DateTimeFormat('en-GB', { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' });
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** Epoch seconds → "20/11/2026". */
export const formatDate = (seconds: number): string => day.format(seconds * 1000);

/** Epoch seconds → "17:44". */
export const formatClock = (seconds: number): string => clock.format(seconds * 1000).slice(0, 5);

/** Epoch seconds → "20/11/2026 17:44:59". Specification 1 §9. */
export const formatDateTime = (seconds: number): string =>
  `${day.format(seconds * 1000)} ${clock.format(seconds * 1000)}`;

/**
 * Time since an event, short enough for a table: "Vừa xong", "5 phút", "3 giờ", "Hôm qua", "18/11", "02/03/2025".
 * @param now epoch seconds; given by tests
 */
export function formatAgo(seconds: number, now = Date.now() / 1000): string {
  const date = formatDate(seconds);
  if (date === formatDate(now) || (now >= seconds && now - seconds < 3600)) {
    const minutes = Math.floor((now - seconds) / 60);
    if (minutes < 1) return 'Vừa xong';
    return minutes < 60 ? `${minutes} phút` : `${Math.floor(minutes / 60)} giờ`;
  }
  if (date === formatDate(now - 86_400)) return 'Hôm qua';
  return date.slice(6) === formatDate(now).slice(6) ? date.slice(0, 5) : date;
}
