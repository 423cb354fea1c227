import type { CallOf } from '@toam/contracts/endpoint';
import { largestTarget, type saveTargets, type TargetRow } from '@toam/contracts/target/target.endpoints';
import { targetFigureText, targetText } from '@toam/contracts/business/target.text';
import { validationText } from '@toam/contracts/texts/validation';
import { type TargetFigure, targetFigures } from '@toam/domain/business/target.record';
import { optionalTargets } from '@toam/domain/business/targets';
import { readNumber, writeNumber } from '@toam/domain/number-input';
import { perColumn } from '@toam/domain/record/columns';

/** The columns of the table, side by side: new demands, then customers who went to see. */
export const figures: readonly TargetFigure[] = [
  ...(['sale', 'sale_seen', 'purchase', 'purchase_seen', 'connection', 'connection_seen'] as const),
];

/** A quarter of a person; person 0 is the company. */
export interface RowPlace {
  quarter: number;
  userId: number;
}
export const rowKey = ({ quarter, userId }: RowPlace): string => `${quarter} ${userId}`;
export function readRowKey(key: string): RowPlace {
  const [quarter = 0, userId = 0] = key.split(' ').map(Number);
  return { quarter, userId };
}

/** What somebody typed into a cell, and what stood there before. */
interface TypedCell {
  text: string;
  before: number | null;
}
export type RowEdits = Readonly<Partial<Record<TargetFigure, TypedCell>>>;
/** By `rowKey`. */
export type Edits = Readonly<Record<string, RowEdits>>;

/** The stored rows of a year, by `rowKey`. */
export const rowsOf = (list: readonly TargetRow[], year: number): ReadonlyMap<string, TargetRow> =>
  new Map(
    list
      .filter((row) => row.year === year)
      .map((row) => [rowKey({ quarter: row.quarter, userId: row.user_id ?? 0 }), row]),
  );

/** A typed number, null for an emptied cell, or what is wrong with it. Specification 3 §5.6. */
export function readCell(text: string): { value: number | null } | { problem: string } {
  if (text.trim() === '') return { value: null };
  const read = readNumber(text, { decimals: 0 });
  if ('problem' in read) return { problem: targetText.notANumber };
  if (read.value > largestTarget) return { problem: validationText.tooBig(writeNumber(largestTarget)) };
  return read;
}

export const writeCell = (value: number | null | undefined): string => (value == null ? '' : writeNumber(value, 0));

/** Whether saving the cell would change something. */
export function isChanged(typed: TypedCell, stored: number | null): boolean {
  const read = readCell(typed.text);
  return 'problem' in read || read.value !== stored;
}

/** The figures of a row that are not saved. */
const changedFigures = (edits: RowEdits | undefined, row: TargetRow | undefined): TargetFigure[] =>
  figures.filter((figure) => edits?.[figure] !== undefined && isChanged(edits[figure], row?.[figure] ?? null));

/** What a row would hold if it was saved now. */
export function valueAfter(
  figure: TargetFigure,
  edits: RowEdits | undefined,
  row: TargetRow | undefined,
): number | null {
  const typed = edits?.[figure];
  const read = typed && readCell(typed.text);
  return read && 'value' in read ? read.value : (row?.[figure] ?? null);
}

const isOptional = (figure: TargetFigure): boolean => (optionalTargets as readonly TargetFigure[]).includes(figure);

/** What is wrong with the cells of a row, if anything. A row that is empty as before needs nothing. */
export function problemsOf(
  edits: RowEdits | undefined,
  row: TargetRow | undefined,
): Partial<Record<TargetFigure, string>> {
  const changed = changedFigures(edits, row);
  if (!edits || changed.length === 0) return {};
  const problems = figures.flatMap((figure): [TargetFigure, string][] => {
    const read = edits[figure] && readCell(edits[figure].text);
    if (read && 'problem' in read) return [[figure, read.problem]];
    const isMissing = !isOptional(figure) && valueAfter(figure, edits, row) === null;
    return isMissing ? [[figure, targetText.missing(targetFigureText[figure])]] : [];
  });
  return Object.fromEntries(problems);
}

/** Changed cells in which somebody else stored another value meanwhile. D12. */
export const clashesOf = (edits: RowEdits | undefined, row: TargetRow | undefined): TargetFigure[] =>
  changedFigures(edits, row).filter((figure) => edits![figure]!.before !== (row?.[figure] ?? null));

type SavedRow = CallOf<typeof saveTargets>['body']['rows'][number];

/** A row as a save sends it: all its values. Those it needs are there, as nothing is sent with problems. */
export function savedRow(year: number, key: string, edits: RowEdits, row: TargetRow | undefined): SavedRow {
  const { quarter, userId } = readRowKey(key);
  const values = perColumn(figures, (figure) => valueAfter(figure, edits, row));
  return { version: row?.version ?? 0, year, quarter, user_id: userId === 0 ? null : userId, ...values } as SavedRow;
}

/** Text for a cell. */
export interface CellText {
  place: RowPlace;
  figure: TargetFigure;
  text: string;
}

/** Edits with some texts put into cells. A cell that has its value again is no edit. */
export function withTexts(edits: Edits, rows: ReadonlyMap<string, TargetRow>, texts: readonly CellText[]): Edits {
  const next: Record<string, RowEdits> = { ...edits };
  for (const { place, figure, text } of texts) {
    const key = rowKey(place);
    const { [figure]: known, ...others } = next[key] ?? {};
    const before = known?.before ?? rows.get(key)?.[figure] ?? null;
    const row = isChanged({ text, before }, before) ? { ...others, [figure]: { text, before } } : others;
    if (Object.keys(row).length > 0) next[key] = row;
    else delete next[key];
  }
  return next;
}

/** Edits without those that are stored by now. */
export function stillUnsaved(edits: Edits, rows: ReadonlyMap<string, TargetRow>): Edits {
  const left = Object.entries(edits).flatMap(([key, row]): [string, RowEdits][] => {
    const changed = changedFigures(row, rows.get(key));
    return changed.length === 0 ? [] : [[key, Object.fromEntries(changed.map((figure) => [figure, row[figure]]))]];
  });
  return Object.fromEntries(left);
}

/** A block as Excel copies it: lines of cells. */
export const readBlock = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()));

/** Texts for the cells that a quarter lacks, from the quarter before. */
export function copied(
  users: readonly number[],
  { to, from, edits }: { to: ReadonlyMap<string, TargetRow>; from: readonly TargetRow[]; edits: Edits },
  quarter: number,
): CellText[] {
  const source = new Map(from.map((row) => [row.user_id ?? 0, row]));
  return users.flatMap((userId) => {
    const place = { quarter, userId };
    const [row, typed, before] = [to.get(rowKey(place)), edits[rowKey(place)], source.get(userId)];
    return targetFigures.flatMap((figure) => {
      const isEmpty = (typed?.[figure]?.text ?? writeCell(row?.[figure])) === '';
      const value = before?.[figure] ?? null;
      return isEmpty && value !== null ? [{ place, figure, text: writeCell(value) }] : [];
    });
  });
}
