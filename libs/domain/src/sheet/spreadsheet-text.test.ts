import { spreadsheetText } from './spreadsheet-text';

test.each([
  ['=1+1', "'=1+1"],
  ['+84903618274', "'+84903618274"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['  =HYPERLINK("http://x")', '\'  =HYPERLINK("http://x")'],
  ['＝1+1', "'＝1+1"],
  ['\r\n=1', "'\r\n=1"],
])('%j would be a formula, so it is written as text', (typed, written) => {
  expect(spreadsheetText(typed)).toBe(written);
});

test.each(['148/12 Nguyễn Văn Đậu', 'Nhà 3-4 tầng', '', 'a=b'])('%j stays as it is', (typed) => {
  expect(spreadsheetText(typed)).toBe(typed);
});

test('what a sheet cannot hold is left out, and a text ends where a cell does', () => {
  expect(spreadsheetText('a\u0000b\u000bc')).toBe('abc');
  expect(spreadsheetText('\u0000=1')).toBe("'=1");
  expect(spreadsheetText('x'.repeat(40_000))).toHaveLength(32_767);
});
