import type { TargetRow } from '@toam/contracts/target/target.endpoints';
import { targetFigureText, targetText } from '@toam/contracts/business/target.text';
import { targetScreenText as text } from './target-screen.text';
import type { TargetFigure } from '@toam/domain/business/target.record';
import { perColumn } from '@toam/domain/record/columns';
import type { HTMLAttributes } from 'react';
import {
  type CellText,
  clashesOf,
  type Edits,
  figures,
  isChanged,
  problemsOf,
  type RowEdits,
  rowKey,
  valueAfter,
  writeCell,
} from './target-cells';
import type { Refused } from './use-save-targets';

/** A person of the table; the company has id 0. */
export interface TargetPerson {
  id: number;
  name: string;
  avatar: string | null;
}

/** A quarter as it is shown and edited. */
export interface TargetSheet {
  quarter: number;
  /** The company first. */
  people: readonly TargetPerson[];
  rows: ReadonlyMap<string, TargetRow>;
  typed: Edits;
  refused: Refused;
  mayWrite: boolean;
  /** While it is being saved. */
  isLocked: boolean;
  type: (texts: readonly CellText[]) => void;
}

export const company: TargetPerson = { id: 0, name: targetText.company, avatar: null };

/** A sheet, and the keys and pasted blocks of all its cells. */
export interface SheetProps extends Pick<HTMLAttributes<HTMLElement>, 'onKeyDown' | 'onPaste'> {
  sheet: TargetSheet;
}

/** What a line of a person needs, the same while nothing of that person changes. */
export interface LineProps {
  person: TargetPerson;
  quarter: number;
  row: TargetRow | undefined;
  typed: RowEdits | undefined;
  refused: Readonly<Record<string, string>> | undefined;
  mayWrite: boolean;
  isLocked: boolean;
  /** The sum of the people's values, where the company may leave a figure to them. */
  sums?: Readonly<Record<TargetFigure, number | null>>;
  type: TargetSheet['type'];
}

export function lineOf(sheet: TargetSheet, person: TargetPerson): LineProps {
  const { quarter, rows, typed, refused, mayWrite, isLocked, type } = sheet;
  const key = rowKey({ quarter, userId: person.id });
  const line = {
    mayWrite,
    isLocked,
    type,
    person,
    quarter,
    row: rows.get(key),
    typed: typed[key],
    refused: refused[key],
  };
  return person === company ? { ...line, sums: sumsOf(sheet) } : line;
}

/** In an empty cell of the company: what counts instead. */
export function placeholderOf({ sums }: Pick<LineProps, 'sums'>, figure: TargetFigure): string | undefined {
  const sum = sums?.[figure];
  return sum == null ? undefined : text.sumOfPeople(writeCell(sum));
}

export interface ShownCell {
  figure: TargetFigure;
  text: string;
  isUnsaved: boolean;
  problem: string | undefined;
}

/** The cells of a line, and what is to be said of them. */
export function cellsOf({ row, typed, refused }: Pick<LineProps, 'row' | 'typed' | 'refused'>): {
  cells: ShownCell[];
  notes: { text: string; isError: boolean }[];
} {
  const problems = { ...refused, ...problemsOf(typed, row) };
  const cells = figures.map((figure) => {
    const edit = typed?.[figure];
    const stored = row?.[figure] ?? null;
    return {
      figure,
      text: edit?.text ?? writeCell(stored),
      isUnsaved: edit !== undefined && isChanged(edit, stored),
      problem: problems[figure],
    };
  });
  const clashes = clashesOf(typed, row).map((figure) => ({
    text: text.changedTo(targetFigureText[figure], writeCell(row?.[figure]) || '–'),
    isError: false,
  }));
  return { cells, notes: [...Object.values(problems).map((words) => ({ text: words, isError: true })), ...clashes] };
}

/** The people's values of a figure as they are on the screen. Null: nobody has one. */
export function sumOf(sheet: TargetSheet, figure: TargetFigure): number | null {
  const values = sheet.people.flatMap(({ id }) => {
    const key = rowKey({ quarter: sheet.quarter, userId: id });
    return id === company.id ? [] : (valueAfter(figure, sheet.typed[key], sheet.rows.get(key)) ?? []);
  });
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0);
}

const sumsOf = (sheet: TargetSheet) => perColumn(figures, (figure) => sumOf(sheet, figure));
