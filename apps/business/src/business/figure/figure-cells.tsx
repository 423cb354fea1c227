import type { FigureRow } from '@toam/contracts/business/statistic.endpoints';
import { businessFigureText as text } from '@toam/contracts/deal/business-figure.text';
import type { OpenFigure } from '@toam/domain/business/business-figures';
import { dayOf, writtenDay } from '@toam/domain/day';
import { Text, TwoLines } from '@toam/ui/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as css from './figure-rows.module.css';
import { pathOfRow } from './figure-paths';
import { amountWords } from './figure-words';

export interface FigureRowsProps {
  figure: OpenFigure;
  rows: readonly FigureRow[];
  /** Days are written without their year. */
  isOneYear: boolean;
}

/** A share and an old transaction may have one id. */
export const keyOf = ({ kind, id }: FigureRow): string => `${kind} ${id}`;

export const dayWords = ({ date }: FigureRow, isOneYear: boolean): string =>
  writtenDay(dayOf(date)).slice(0, isOneYear ? 5 : 10);

/** What the record is called below its house. */
export const codeOf = ({ kind, code }: FigureRow): string => code ?? (kind === 'old' ? text.oldTransaction : '');

/** '148/12 Nguyễn Văn Đậu' of '148/12 Nguyễn Văn Đậu, Phường 11, Quận Bình Thạnh', and the rest. */
export function addressParts({ address }: FigureRow): { street: string; area: string } {
  const [street = '', ...area] = (address ?? '').split(', ');
  return { street, area: area.join(', ') };
}

export const personName = ({ kind, user }: FigureRow): string => user?.name ?? (kind === 'target' ? text.company : '–');

interface AmountProps {
  figure: OpenFigure;
  row: FigureRow;
  size?: 13 | 14;
}

/** What a row adds, and of what it is a half. */
export function RowAmount({ figure, row: { amount, half_of }, size = 13 }: AmountProps) {
  const words = (
    <Text digits size={size} weight={500} nowrap>
      {amountWords(figure, amount)}
    </Text>
  );
  if (half_of === null) return words;
  return (
    <TwoLines flex="none" textAlign="end">
      {words}
      <Text digits nowrap>
        {text.halfOf(amountWords(figure, half_of))}
      </Text>
    </TwoLines>
  );
}

/** The name of a row, as a link to its record over the whole row. */
export function RecordLink({ row, children }: { row: FigureRow; children: ReactNode }) {
  const to = pathOfRow(row);
  return to === null ? (
    <span>{children}</span>
  ) : (
    <Link to={to} className={css.record}>
      {children}
    </Link>
  );
}
