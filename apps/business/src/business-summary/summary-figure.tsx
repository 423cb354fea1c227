import { figureOfStaff } from '@toam/contracts/business/figure-value';
import type { StaffFigures } from '@toam/contracts/business/statistic.schema';
import { summaryText as text } from './business-summary.text';
import { unitOfFigure } from '@toam/domain/business/business-figures';
import { formatNumber, Text } from '@toam/ui/core';
import { FigureLink } from '../business/figure/figure-link';
import { amountWords } from '../business/figure/figure-words';
import type { SummaryColumn } from './summary-columns';

interface SummaryFigureProps {
  column: SummaryColumn;
  row: StaffFigures;
  /** Null: of all. */
  person: number | null;
}

/** A figure, which opens what it is made of, and its standard below. */
export function SummaryFigure({ column, row, person }: SummaryFigureProps) {
  const { figure } = column;
  const value = figureOfStaff(row, figure) ?? 0;
  const standard = column.standardOf(row);
  const unit = unitOfFigure(figure) === 'percent' ? '%' : '';
  return (
    <>
      <FigureLink figure={figure} person={person ?? undefined} value={amountWords(figure, value) + unit}>
        <Text digits {...(value === 0 && { tone: 'text3' })}>
          {amountWords(figure, value)}
          {unit}
        </Text>
      </FigureLink>
      {standard !== null && (
        <Text as="div" size={11} tone={standard.met ? 'success' : 'warning'}>
          {text.standard(formatNumber(standard.value))}
        </Text>
      )}
    </>
  );
}
