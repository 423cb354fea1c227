import { figureIn } from '@toam/contracts/business/figure-value';
import { readBusinessStatistic, statisticQuestion } from '@toam/contracts/business/statistic.endpoints';
import type { BusinessStatistic } from '@toam/contracts/business/statistic.schema';
import { businessText } from '@toam/contracts/business/business.text';
import { businessFigureText as text, figurePath, figureUnitText } from '@toam/contracts/deal/business-figure.text';
import { dealTypeText } from '@toam/contracts/deal/deal.text';
import { exportText } from '@toam/contracts/export/export.text';
import {
  type BusinessFigure,
  businessFigures,
  tableFigure,
  unitOfFigure,
} from '@toam/domain/business/business-figures';
import { sides } from '@toam/domain/business/five-way';
import { DealType } from '@toam/domain/deal/deal-values';
import { HttpError } from '../../http-error';
import { type ExportColumn, exportColumnsOf, sheetColumn } from '../../sheets/export-column';
import { exportKind } from '../../sheets/export-kind';
import { type Sheet, type SheetBatch, type SheetKind, sheetWidth } from '../../sheets/sheet';
import { readStatistic } from './read-statistic';

interface Told {
  figure: BusinessFigure;
  current: number | null;
  previous: number | null;
  standard: number | null;
  met: boolean | null;
}

const { text: words, number } = exportColumnsOf<Told>();
const { met, notMet, columns: names } = businessText;

const columns: Record<string, ExportColumn<Told>> = {
  group: words(text.columns.group, ({ figure }) => figurePath(figure)[0] ?? null, 180),
  name: words(names.name, ({ figure }) => figurePath(figure).at(-1) ?? null, 180),
  unit: words(names.unit, ({ figure }) => figureUnitText[unitOfFigure(figure)], 90),
  previous: number(names.previous, ({ previous }) => previous),
  current: number(names.current, ({ current }) => current),
  standard: number(names.standard, ({ standard }) => standard),
  result: words(names.result, (row) => (row.met === null ? null : row.met ? met : notMet), 90),
};

/** Standards stand in the three tables. */
function standardsIn({ tables }: BusinessStatistic) {
  const rows = sides.flatMap((side) => tables[side].rows.map((row) => [tableFigure(side, row.key), row] as const));
  return new Map<BusinessFigure, Pick<Told, 'standard' | 'met'>>(rows);
}

function toldIn(found: BusinessStatistic): Told[] {
  const standards = standardsIn(found);
  return businessFigures.map((figure) => ({
    figure,
    current: figureIn(found, { figure }),
    previous: figureIn(found, { figure, previous: true }),
    standard: standards.get(figure)?.standard ?? null,
    met: standards.get(figure)?.met ?? null,
  }));
}

const column = (header: string, kind: SheetKind) => ({ header, kind, width: sheetWidth(150) });

const chartSheet: Sheet = {
  name: text.chart,
  columns: [
    column(text.columns.date, 'day'),
    ...[
      text.total,
      dealTypeText[DealType.sale],
      dealTypeText[DealType.purchase],
      dealTypeText[DealType.connection],
    ].map((header) => column(header, 'money')),
  ],
};

async function* sheetsOf(
  { dataChart }: BusinessStatistic,
  told: readonly Told[],
  cells: readonly ExportColumn<Told>[],
): AsyncGenerator<SheetBatch> {
  yield told.map((row) => cells.map(({ value }) => value(row)));
  yield chartSheet;
  yield dataChart.map(({ date, total, sale, purchase, connection }) => [date, total, sale, purchase, connection]);
}

/** The overview as a sheet: every figure with the period before and its standard, and the chart. D48. */
export const statisticExport = exportKind({
  list: readBusinessStatistic,
  question: statisticQuestion,
  column: (wanted) => sheetColumn(columns, wanted),
  find: async (actor, question, wanted) => {
    if (!question) throw new HttpError('invalid', exportText.kindMissing);
    const found = await readStatistic(actor, question);
    const told = toldIn(found);
    return {
      total: told.length,
      batches: sheetsOf(
        found,
        told,
        wanted.map(({ key }) => columns[key]!),
      ),
    };
  },
});
