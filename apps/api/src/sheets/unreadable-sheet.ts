import { type sheetProblemText } from '@toam/contracts/sheet/sheet.text';

/** Why a file cannot be read as a workbook: a key of the texts. */
export type SheetProblem = keyof typeof sheetProblemText;

/** Thrown while reading a workbook. The sender of the file gets its message. */
export class UnreadableSheet extends Error {
  constructor(readonly reason: SheetProblem) {
    super(`the workbook cannot be read: ${reason}`);
    this.name = 'UnreadableSheet';
  }
}
