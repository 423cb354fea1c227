/** A place in a sheet, counted from 0. */
export interface CellPlace {
  column: number;
  row: number;
}

/** 'AB12' → column 27, row 11. A part that is missing is -1. */
export function placeOf(reference: string): CellPlace {
  const [, letters = '', digits = ''] = /^([A-Z]{0,3})(\d{0,7})$/i.exec(reference) ?? [];
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return { column: column - 1, row: digits === '' ? -1 : Number(digits) - 1 };
}
