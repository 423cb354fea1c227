import { wordDiff, type DiffPiece } from './word-diff';

const marked = (pieces: DiffPiece[]) => pieces.map(({ text, differs }) => (differs ? `[${text}]` : text)).join('');
const joined = (pieces: DiffPiece[]) => pieces.map(({ text }) => text).join('');

test.each([
  [
    'words that differ stand together',
    'hẻm 4 tầng mới xây',
    'hẻm 4 tầng có đủ nội thất',
    'hẻm 4 tầng [mới xây]',
    'hẻm 4 tầng [có đủ nội thất]',
  ],
  [
    'a number inside a sentence',
    'cách 300 m. Gần chợ',
    'cách 250 m. Gần chợ',
    'cách [300] m. Gần chợ',
    'cách [250] m. Gần chợ',
  ],
  ['something added', 'Đông Nam', 'Đông Nam, Nam', 'Đông Nam', 'Đông Nam[, Nam]'],
  ['words that share only letters without marks', 'ban nhà', 'bán nhà', '[ban] nhà', '[bán] nhà'],
  ['a paragraph made of a line', 'Sân trước\nBếp', 'Sân trước Bếp', 'Sân trước[\n]Bếp', 'Sân trước[ ]Bếp'],
  [
    'a comma between words that all differ',
    'Gần chợ, có sân',
    'Bán gấp, hẻm rộng',
    '[Gần chợ, có sân]',
    '[Bán gấp, hẻm rộng]',
  ],
  ['from nothing', '', 'Nhà mới', '', '[Nhà mới]'],
  ['to nothing', 'Nhà mới', '', '[Nhà mới]', ''],
  ['nothing', 'Nhà mới', 'Nhà mới', 'Nhà mới', 'Nhà mới'],
])('%s', (_case, before, after, markedBefore, markedAfter) => {
  const diff = wordDiff(before, after);
  expect(marked(diff.before)).toBe(markedBefore);
  expect(marked(diff.after)).toBe(markedAfter);
});

test('long texts with nothing in common come back whole, and soon', () => {
  const words = (step: number) => Array.from({ length: 30_000 }, (_one, at) => `từ${(at * step) % 99_991}`).join(' ');
  const [before, after] = [words(7919), words(104_729)];
  const began = Date.now();
  const diff = wordDiff(before, after);
  expect(Date.now() - began).toBeLessThan(2000);
  expect([joined(diff.before), joined(diff.after)]).toEqual([before, after]);
});
