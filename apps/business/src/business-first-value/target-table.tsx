import { targetText } from '@toam/contracts/business/target.text';
import { targetScreenText as text } from './target-screen.text';
import { accumulationScreenText } from '../business/accumulation-screen.text';
import { formatNumber, NoValue, Row, Text } from '@toam/ui/core';
import { memo } from 'react';
import { figures, writeCell } from './target-cells';
import { TargetInput, TargetPicture } from './target-input';
import { cellsOf, company, lineOf, type LineProps, type SheetProps, sumOf } from './target-sheet';
import * as css from './target-table.module.css';

const sides = Object.entries(accumulationScreenText.sides);

/** A quarter as a sheet: the company and the people, a column for each figure. Brief 6 §5. */
export const TargetTable = ({ sheet, ...handlers }: SheetProps) => (
  <div className={css.frame}>
    <table className={css.table} aria-label={text.table(targetText.quarter(sheet.quarter))} {...handlers}>
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            {text.person(formatNumber(sheet.people.length - 1))}
          </th>
          {sides.map(([side, name]) => (
            <th key={side} scope="colgroup" colSpan={2}>
              {name}
            </th>
          ))}
          <th scope="col" rowSpan={2} className={css.note}>
            {text.note}
          </th>
        </tr>
        <tr>
          {sides.map(([side]) => [
            <th key={side} scope="col">
              {text.demand}
            </th>,
            <th key={`${side} seen`} scope="col">
              {text.seen}
            </th>,
          ])}
        </tr>
      </thead>
      <tbody>
        {sheet.people.map((person) => (
          <Line key={person.id} {...lineOf(sheet, person)} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{text.sum}</th>
          {figures.map((figure) => (
            <td key={figure}>{writeCell(sumOf(sheet, figure)) || <NoValue />}</td>
          ))}
          <td className={css.note} />
        </tr>
      </tfoot>
    </table>
  </div>
);

/** Memoised, so that a key draws one line and not sixty. */
const Line = memo(function Line(line: LineProps) {
  const { person, mayWrite } = line;
  const { cells, notes } = cellsOf(line);
  return (
    <tr data-company={person === company || undefined}>
      <th scope="row">
        <Row gap={8}>
          <TargetPicture person={person} size={24} />
          <Text ellipsis title={person.name}>
            {person.name}
          </Text>
        </Row>
      </th>
      {cells.map((cell) => (
        <td key={cell.figure} data-read={!mayWrite || undefined}>
          {mayWrite ? <TargetInput {...{ line, cell }} /> : cell.text || <NoValue />}
        </td>
      ))}
      <td className={css.note}>
        {notes.map((note) => (
          <Text key={note.text} size={12} tone={note.isError ? 'error' : 'warning'}>
            {note.text}
          </Text>
        ))}
      </td>
    </tr>
  );
});
