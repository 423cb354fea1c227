import { figureOfStaff } from '@toam/contracts/business/figure-value';
import { businessFilter, readStaffStatistic as endpoint } from '@toam/contracts/business/statistic.endpoints';
import type { StaffFigures, StaffStatisticRow } from '@toam/contracts/business/statistic.schema';
import { businessText } from '@toam/contracts/business/business.text';
import { businessFigureText as text, figurePath } from '@toam/contracts/deal/business-figure.text';
import { exportText } from '@toam/contracts/export/export.text';
import { userText } from '@toam/contracts/user/user.text';
import { businessFigures, fiveWayFigure, unitOfFigure } from '@toam/domain/business/business-figures';
import { sides } from '@toam/domain/business/five-way';
import type { JobPosition } from '@toam/domain/actor';
import { HttpError } from '../../http-error';
import { type ExportColumn, exportColumnsOf, sheetColumn } from '../../sheets/export-column';
import { exportKind } from '../../sheets/export-kind';
import type { SheetBatch, SheetColumn } from '../../sheets/sheet';
import { sumSheet } from '../../sheets/sum-sheet';
import { readStaffStatistic } from './read-staff-statistic';

/** A person's figures, or, without a person, those of all. */
type Row = StaffFigures & { user: StaffStatisticRow['user'] | null };

const { text: words, number, money } = exportColumnsOf<Row>();

const positionOf = ({ user }: Row): string | null =>
  user && (userText.jobPosition[user.job_position as JobPosition] ?? null);

/** A column for each figure, by its name. */
const columns: Record<string, ExportColumn<Row>> = {
  user: words(text.columns.user, ({ user }) => user?.name ?? text.total, 180),
  job_position: words(text.columns.job_position, positionOf, 130),
  ...Object.fromEntries(
    businessFigures.map((figure) => {
      const make = unitOfFigure(figure) === 'dong' ? money : number;
      return [figure, make(figurePath(figure).join(' / '), (row) => figureOfStaff(row, figure))];
    }),
  ),
  ...Object.fromEntries(
    sides.flatMap((side) =>
      (['demand', 'seen'] as const).map((which) => {
        const figure = fiveWayFigure(side, which === 'demand' ? which : 'potentialCustomerQuantity');
        const header = [...figurePath(figure), businessText.columns.standard].join(' / ');
        return [`standard.${side}.${which}`, number(header, ({ standards }) => standards[side][which]?.value ?? null)];
      }),
    ),
  ),
};

async function* sheetsOf(
  { list, total }: { list: readonly StaffStatisticRow[]; total: StaffFigures },
  wanted: readonly { key: string; sheet: SheetColumn }[],
): AsyncGenerator<SheetBatch> {
  const rowOf = (row: Row) => wanted.map(({ key }) => columns[key]!.value(row));
  yield list.map(rowOf);
  const sheets = wanted.map(({ sheet }) => sheet);
  yield* sumSheet(sheets, [rowOf({ ...total, user: null })]);
}

/** The summary as a sheet: a row for each person, and the total, recomputed. D25, D48. */
export const staffStatisticExport = exportKind({
  list: endpoint,
  question: businessFilter,
  column: (wanted) => sheetColumn(columns, wanted),
  find: async (actor, question, wanted) => {
    if (!question) throw new HttpError('invalid', exportText.kindMissing);
    const found = await readStaffStatistic(actor, question);
    const known = wanted.map((one) => ({ key: one.key, sheet: sheetColumn(columns, one)! }));
    return { total: found.list.length, batches: sheetsOf(found, known) };
  },
});
