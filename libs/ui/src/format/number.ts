const whole = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 0 });
const upTo3 = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 3 });

/** A count or measure in Vietnamese format: 1284.5 → "1.284,5". At most 3 decimals. */
export const formatNumber = (value: number): string => upTo3.format(value);

/** A list's total: "1.284", and "10.000+" where the API stopped counting. */
export const formatTotal = (total: number, capped = false): string => whole.format(total) + (capped ? '+' : '');

/** Bytes for people: "812 B", "43 kB", "4,8 MB". Decimal units, like the limit of 5,000,000 bytes. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${whole.format(bytes / 1000)} kB`;
  return `${formatNumber(Math.round(bytes / 100_000) / 10)} MB`;
}
