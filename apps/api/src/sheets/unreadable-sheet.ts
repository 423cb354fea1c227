import { type sheetProblemText } from '@toam/contracts/texts/sheet';

/** Why a file is no workbook that can be read: a text of the catalogue. */
export type SheetProblem = keyof typeof sheetProblemText;

/** Thrown while a workbook is read; the person who sent the file is told why. */
export class UnreadableSheet extends Error {
  constructor(readonly reason: SheetProblem) {
    super(`the workbook cannot be read: ${reason}`);
    this.name = 'UnreadableSheet';
  }
}
