import { plainPhone } from '@toam/domain/phone';
import type { WantedColumn } from './export-kind';
import { type SheetCell, type SheetColumn, type SheetKind, sheetWidth } from './sheet';

/** A column of a list in a sheet. It holds numbers that Excel can sum, not shortened texts. */
export interface ExportColumn<Row> {
  header: string;
  kind: SheetKind;
  value: (row: Row) => SheetCell;
  /** The least width in pixels: the list's own width may be too narrow for a sheet. */
  wide?: number;
}

/** Text that is no phone number stays as it was typed. A masked number stays masked. */
const phoneText = (phone: string | null): string | null => phone && plainPhone(phone);

/** Functions that make columns for rows of one kind. */
export const exportColumnsOf = <Row>() => ({
  text: (header: string, value: (row: Row) => string | null, wide?: number): ExportColumn<Row> => ({
    header,
    kind: 'text',
    value,
    ...(wide && { wide }),
  }),
  /** A phone number as text with its leading 0 and without spaces: people can filter it, call it and import it again. */
  phone: (header: string, value: (row: Row) => string | null): ExportColumn<Row> => ({
    header,
    kind: 'text',
    value: (row) => phoneText(value(row)),
    wide: 120,
  }),
  /** A record's id. It is no amount: a spreadsheet must not round or shorten it. */
  code: (header: string, value: (row: Row) => number): ExportColumn<Row> => ({
    header,
    kind: 'text',
    value: (row) => String(value(row)),
  }),
  number: (header: string, value: (row: Row) => number | null): ExportColumn<Row> => ({
    header,
    kind: 'number',
    value,
  }),
  /** VND. */
  money: (header: string, value: (row: Row) => number | null): ExportColumn<Row> => ({
    header,
    kind: 'money',
    value,
    wide: 150,
  }),
  /** The first second of a day; null: there is none. */
  day: (header: string, value: (row: Row) => number | null): ExportColumn<Row> => ({
    header,
    kind: 'day',
    value,
    wide: 100,
  }),
  /** Epoch seconds; null: it has not been. */
  moment: (header: string, value: (row: Row) => number | null): ExportColumn<Row> => ({
    header,
    kind: 'moment',
    value,
    wide: 126,
  }),
});

/** Default width of a column in pixels. */
const usualWidth = 110;

/** The requested column with its width on the screen; null if the list has no column with this key. */
export function sheetColumn<Row>(
  columns: Record<string, ExportColumn<Row>>,
  { key, width }: WantedColumn,
): SheetColumn | null {
  const column = Object.hasOwn(columns, key) ? columns[key] : undefined;
  if (!column) return null;
  const { header, kind, wide = 0 } = column;
  return { header, kind, width: sheetWidth(Math.max(width ?? usualWidth, wide)) };
}
