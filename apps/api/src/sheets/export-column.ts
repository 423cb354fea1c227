import { dialledPhone } from '@toam/domain/phone';
import type { WantedColumn } from './export-kind';
import { type SheetCell, type SheetColumn, type SheetKind, sheetWidth } from './sheet';

/** A column of a list as a sheet holds it: numbers that can be summed instead of short words. */
export interface ExportColumn<Row> {
  header: string;
  kind: SheetKind;
  value: (row: Row) => SheetCell;
  /** Pixels that it needs at least: a list's own width of it may be too narrow for a sheet. */
  wide?: number;
}

/** What is no number stands as it was typed; a masked one is its mask. */
const dialledText = (phone: string | null): string | null => phone && (dialledPhone(phone) || phone);

/** Makes columns of rows of one kind. */
export const exportColumnsOf = <Row>() => ({
  text: (header: string, value: (row: Row) => string | null, wide?: number): ExportColumn<Row> => ({
    header,
    kind: 'text',
    value,
    ...(wide && { wide }),
  }),
  /** One number, as it is dialled: text with its 0, without spaces, so that it can be filtered, called and imported again. */
  phone: (header: string, value: (row: Row) => string | null): ExportColumn<Row> => ({
    header,
    kind: 'text',
    value: (row) => dialledText(value(row)),
    wide: 120,
  }),
  /** A record's number: nobody sums it, and a spreadsheet must not round or abbreviate it. */
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
  /** Epoch seconds. */
  moment: (header: string, value: (row: Row) => number): ExportColumn<Row> => ({
    header,
    kind: 'moment',
    value,
    wide: 126,
  }),
});

/** Pixels of a column that says nothing of its width. */
const usualWidth = 110;

/** The wanted column in a sheet, as wide as on the screen; null for a key that the list has no column for. */
export function sheetColumn<Row>(
  columns: Record<string, ExportColumn<Row>>,
  { key, width }: WantedColumn,
): SheetColumn | null {
  const column = Object.hasOwn(columns, key) ? columns[key] : undefined;
  if (!column) return null;
  const { header, kind, wide = 0 } = column;
  return { header, kind, width: sheetWidth(Math.max(width ?? usualWidth, wide)) };
}
