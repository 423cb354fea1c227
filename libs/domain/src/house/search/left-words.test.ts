import { leftWords } from './left-words';

/** Understood are the stretches in square brackets. */
function leftOf(marked: string) {
  const understood: { from: number; to: number }[] = [];
  let typed = '';
  for (const [piece = ''] of marked.matchAll(/\[[^\]]*\]|[^[]+/g)) {
    const words = piece.replace(/[[\]]/g, '');
    if (piece.startsWith('[')) understood.push({ from: typed.length, to: typed.length + words.length });
    typed += words;
  }
  return leftWords(typed, understood).map(({ words, from, to }) => [words, typed.slice(from, to)]);
}

test.each<[string, string[][]]>([
  ['[nha] 80m [q7]', [['80m', '80m']]],
  ['đẹp [q7]  giá  rẻ ', [['đẹp', 'đẹp']]],
  ['[q7] tl, LH chính chủ', []],
  ['[q7] cần bán gấp! sát chợ', [['sát chợ', 'sát chợ']]],
  ['[q7] "chính chủ"', [['"chính chủ"', '"chính chủ"']]],
  ['[hxh] [q7]', []],
  ['tìm [hxh] ở [q7] - giá', []],
  ['[q7] sau lưng có chợ', [['sau lưng chợ', 'sau lưng có chợ']]],
  ['[nha]"so 7"[q7]', [['"so 7"', '"so 7"']]],
])('%s', (marked, left) => {
  expect(leftOf(marked)).toEqual(left);
});

test('parts in any order and of the same words leave the same', () => {
  const twice = [
    { from: 4, to: 6 },
    { from: 0, to: 3 },
    { from: 0, to: 3 },
  ];
  expect(leftWords('hem q7 đẹp', twice)).toEqual([{ words: 'đẹp', from: 7, to: 10 }]);
});
