import { figureQuestion, type FigureRow, listFigureRows } from '@toam/contracts/business/statistic.endpoints';
import { businessFigureText as text, figurePath } from '@toam/contracts/deal/business-figure.text';
import { exportText } from '@toam/contracts/export/export.text';
import { unitOfFigure } from '@toam/domain/business/business-figures';
import { dayStart } from '@toam/domain/day';
import { HttpError } from '../../http-error';
import { type ExportColumn, exportColumnsOf, sheetColumn } from '../../sheets/export-column';
import { exportKind } from '../../sheets/export-kind';
import { type SheetBatch, sheetWidth } from '../../sheets/sheet';
import { sumSheet } from '../../sheets/sum-sheet';
import { wireMoney } from './figures';
import { type FigureQuery, findEveryFigureRow, type FoundRow } from './figure-rows.queries';
import { serializeFigureRows, toFigureQuery } from './list-figure-rows';

const { code, text: words, number, money, day } = exportColumnsOf<FigureRow>();

const whose = ({ kind, user }: FigureRow): string | null => user?.name ?? (kind === 'target' ? text.company : null);

/** The columns of the rows behind a figure. An amount is asked for as `money` or as `count`. */
const columns: Record<string, ExportColumn<FigureRow>> = {
  id: code(text.columns.code, ({ id }) => id),
  date: day(text.columns.date, ({ date }) => date),
  address: words(text.columns.house, ({ address }) => address, 260),
  code: words(text.columns.code, (row) => row.code, 130),
  user: words(text.columns.user, whose, 180),
  money: money(text.columns.amount, ({ amount }) => amount),
  count: number(text.columns.amount, ({ amount }) => amount),
  half_of: money(text.columns.half_of, (row) => row.half_of),
};

/** What is proved: the figure, its days, and the sum of the rows. */
const proved = ({ figure, days }: FigureQuery, sum: number): SheetBatch[] =>
  sumSheet(
    [
      { header: text.figure, kind: 'text', width: sheetWidth(300) },
      { header: text.from, kind: 'day', width: sheetWidth(110) },
      { header: text.to, kind: 'day', width: sheetWidth(110) },
      { header: text.total, kind: unitOfFigure(figure) === 'dong' ? 'money' : 'number' },
    ],
    [[figurePath(figure).join(' / '), dayStart(days.first), dayStart(days.last), sum]],
  );

/** Rows that are read into names and addresses at once. */
const batch = 500;

async function* sheetsOf(
  asked: FigureQuery,
  rows: readonly FoundRow[],
  cells: readonly ExportColumn<FigureRow>[],
): AsyncGenerator<SheetBatch> {
  for (let at = 0; at < rows.length; at += batch) {
    const some = await serializeFigureRows(rows.slice(at, at + batch));
    yield some.map((row) => cells.map(({ value }) => value(row)));
  }
  const sum = rows.reduce((total, { amount }) => total + BigInt(amount), 0n);
  yield* proved(asked, wireMoney(sum));
}

/** What a figure is made of as a sheet, and its sum, which is the figure. Issue 15, D48. */
export const figureExport = exportKind({
  list: listFigureRows,
  question: figureQuestion,
  column: (wanted) => sheetColumn(columns, wanted),
  find: async (actor, question, wanted) => {
    if (!question) throw new HttpError('invalid', exportText.kindMissing);
    const asked = await toFigureQuery(actor, question);
    const rows = await findEveryFigureRow(asked);
    return {
      total: rows.length,
      batches: sheetsOf(
        asked,
        rows,
        wanted.map(({ key }) => columns[key]!),
      ),
    };
  },
});
