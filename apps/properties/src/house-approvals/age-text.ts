const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How long something has waited: "Vừa xong", "4 phút", "3 giờ", "2 ngày". Other lists show a date. A queue shows days,
 * because the waiting time matters here.
 * @param since epoch seconds
 * @param now epoch seconds; given by tests
 */
export function ageText(since: number, now = Date.now() / 1000): string {
  const waited = now - since;
  if (waited < minute) return 'Vừa xong';
  if (waited < hour) return `${Math.floor(waited / minute)} phút`;
  return waited < day ? `${Math.floor(waited / hour)} giờ` : `${Math.floor(waited / day)} ngày`;
}

/** The same inside a sentence: "chờ 2 ngày", "vừa xong". */
export function waitedText(since: number, now = Date.now() / 1000): string {
  return now - since < minute ? 'vừa xong' : `chờ ${ageText(since, now)}`;
}
