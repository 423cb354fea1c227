const digitWords = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'];

/** The last digit after "mươi" changes its word: mốt, tư, lăm. */
function unitWord(unit: number, tens: number): string {
  if (unit === 1 && tens > 1) return 'mốt';
  if (unit === 4 && tens > 1) return 'tư';
  if (unit === 5 && tens > 0) return 'lăm';
  return digitWords[unit] ?? '';
}

/** 1–999. `full` reads the hundreds even if there are none ("không trăm lẻ năm"), as inside a larger number. */
function groupInWords(group: number, full: boolean): string[] {
  const [hundreds, tens, unit] = [Math.floor(group / 100), Math.floor(group / 10) % 10, group % 10];
  const words: string[] = [];
  if (hundreds > 0 || full) words.push(`${digitWords[hundreds]} trăm`);
  if (tens > 1) words.push(`${digitWords[tens]} mươi`);
  else if (tens === 1) words.push('mười');
  else if (unit > 0 && words.length > 0) words.push('lẻ');
  if (unit > 0) words.push(unitWord(unit, tens));
  return words;
}

/** Below one billion: millions, thousands, units. Groups that are zero are not read. */
function belowBillion(amount: number, full: boolean): string[] {
  const groups: [number, string][] = [
    [Math.floor(amount / 1e6), 'triệu'],
    [Math.floor(amount / 1e3) % 1e3, 'nghìn'],
    [amount % 1e3, ''],
  ];
  const words: string[] = [];
  for (const [group, name] of groups) {
    if (group === 0) continue;
    words.push(...groupInWords(group, full || words.length > 0));
    if (name) words.push(name);
  }
  return words;
}

/**
 * Writes a whole number in Vietnamese words: 8650 → "tám nghìn sáu trăm năm mươi".
 * @param amount a safe, non-negative whole number
 * @throws RangeError for anything else
 */
export function numberInWords(amount: number): string {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`not a whole amount: ${amount}`);
  if (amount === 0) return 'không';
  const billions = Math.floor(amount / 1e9);
  const head = billions > 0 ? [...belowBillion(billions, false), 'tỷ'] : [];
  return [...head, ...belowBillion(amount % 1e9, billions > 0)].join(' ');
}

/**
 * Writes an amount of dong in words, as under a money field: 8650000000 → "Tám tỷ sáu trăm năm mươi triệu đồng".
 * @throws RangeError unless it is a safe, non-negative whole number
 * @see design §11 (money read back in words)
 */
export function moneyInWords(dong: number): string {
  const words = `${numberInWords(dong)} đồng`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
