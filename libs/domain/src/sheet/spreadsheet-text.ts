/** Characters that make a spreadsheet read a text as a formula, with their full-width variants. */
const startsFormula = /^[\s ]*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** Excel cuts a cell's text here. */
const longestCell = 32_767;

/** Control characters that XML can not hold. */
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/**
 * A text that is safe in a cell: it is shown and never calculated, in Excel and in programs that open the sheet after it was saved
 * as CSV. D48.
 */
export function spreadsheetText(text: string): string {
  const clean = text.replace(unwritable, '');
  return (startsFormula.test(clean) ? `'${clean}` : clean).slice(0, longestCell);
}
