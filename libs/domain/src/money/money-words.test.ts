import { moneyInWords, numberInWords } from './money-words';

test.each([
  [0, 'Không đồng'],
  [5, 'Năm đồng'],
  [10, 'Mười đồng'],
  [15, 'Mười lăm đồng'],
  [21, 'Hai mươi mốt đồng'],
  [24, 'Hai mươi tư đồng'],
  [105, 'Một trăm lẻ năm đồng'],
  [111, 'Một trăm mười một đồng'],
  [1_005, 'Một nghìn không trăm lẻ năm đồng'],
  [86_500_000, 'Tám mươi sáu triệu năm trăm nghìn đồng'],
  [18_000_000, 'Mười tám triệu đồng'],
  [5_200_000_000, 'Năm tỷ hai trăm triệu đồng'],
  [8_650_000_000, 'Tám tỷ sáu trăm năm mươi triệu đồng'],
  [1_005_000_000, 'Một tỷ không trăm lẻ năm triệu đồng'],
  [52_000_000_000, 'Năm mươi hai tỷ đồng'],
  [1_250_000_000_000, 'Một nghìn hai trăm năm mươi tỷ đồng'],
  [2_000_000_000_001, 'Hai nghìn tỷ không trăm lẻ một đồng'],
])('reads %d as %j', (dong, words) => {
  expect(moneyInWords(dong)).toBe(words);
});

test.each([-1, 1.5, Number.NaN, 2 ** 53])('refuses %d, which is no whole amount', (amount) => {
  expect(() => numberInWords(amount)).toThrow(RangeError);
});

const digits: Record<string, number> = {
  ...{ không: 0, một: 1, mốt: 1, hai: 2, ba: 3, bốn: 4, tư: 4, năm: 5, lăm: 5, sáu: 6, bảy: 7, tám: 8, chín: 9 },
};

/** Reads words back into a number, so that the test does not repeat the rule it checks. */
function parse(words: string): number {
  let [total, scope, group] = [0, 0, 0];
  for (const word of words.split(' ')) {
    if (word === 'tỷ') [total, scope, group] = [(total + scope + group) * 1e9, 0, 0];
    else if (word === 'triệu') [scope, group] = [scope + group * 1e6, 0];
    else if (word === 'nghìn') [scope, group] = [scope + group * 1e3, 0];
    else if (word === 'trăm') group *= 100;
    else if (word === 'mươi') group += (group % 10) * 9;
    else if (word === 'mười') group += 10;
    else if (word !== 'lẻ') group += digits[word] ?? Number.NaN;
  }
  return total + scope + group;
}

test('the words say the number that was given', () => {
  for (let amount = 0; amount < 3000; amount += 1) expect(parse(numberInWords(amount))).toBe(amount);
  for (let amount = 1; amount < 9e14; amount = Math.floor(amount * 1.137) + 1)
    expect(parse(numberInWords(amount))).toBe(amount);
});
