import { businessFigureText as text } from '@toam/contracts/deal/business-figure.text';
import { unitOfFigure } from '@toam/domain/business/business-figures';
import { Avatar, Row, Text, TwoLines } from '@toam/ui/core';
import {
  addressParts,
  codeOf,
  dayWords,
  type FigureRowsProps,
  keyOf,
  personName,
  RecordLink,
  RowAmount,
} from './figure-cells';
import { dayTitle, hasHouse, kindOfFigure } from './figure-kind';
import * as css from './figure-rows.module.css';

const { columns } = text;

/** Rows beside the screen. Mockup 25. */
export function FigureTable({ figure, rows, isOneYear }: FigureRowsProps) {
  const kind = kindOfFigure(figure);
  const ofHouses = hasHouse(kind);
  // a deal belongs to several people
  const ofPeople = unitOfFigure(figure) !== 'deal';
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col" className={css.day} data-short={isOneYear || undefined}>
            {dayTitle[kind]}
          </th>
          {ofHouses && <th scope="col">{columns.house}</th>}
          {ofPeople && (
            <th scope="col" className={ofHouses ? css.person : undefined}>
              {columns.user}
            </th>
          )}
          <th scope="col" className={css.amount}>
            {columns.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <td className={css.day}>{dayWords(row, isOneYear)}</td>
            {ofHouses && (
              <td>
                <TwoLines>
                  <Text ellipsis title={row.address ?? undefined}>
                    <RecordLink row={row}>{addressParts(row).street || codeOf(row)}</RecordLink>
                  </Text>
                  <Text ellipsis>
                    {row.address !== null && [codeOf(row), addressParts(row).area].filter(Boolean).join(' · ')}
                  </Text>
                </TwoLines>
              </td>
            )}
            {ofPeople && (
              <td className={ofHouses ? css.person : undefined}>
                <Row gap={8}>
                  {row.user && <Avatar id={row.user.id} name={row.user.name} image={row.user.avatar} decorative />}
                  <Text ellipsis title={personName(row)}>
                    {ofHouses ? personName(row) : <RecordLink row={row}>{personName(row)}</RecordLink>}
                  </Text>
                </Row>
              </td>
            )}
            <td className={css.amount}>
              <RowAmount figure={figure} row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
