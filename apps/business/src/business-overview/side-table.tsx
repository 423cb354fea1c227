import type { BusinessStatistic } from '@toam/contracts/business/statistic.schema';
import { businessText, sideText, tableRowText, tableUnitText } from '@toam/contracts/business/business.text';
import { businessOverviewText as text } from './business-overview.text';
import { tableFigure } from '@toam/domain/business/business-figures';
import type { BusinessPeriod } from '@toam/domain/business/business-period';
import type { Side } from '@toam/domain/business/five-way';
import { unitOf } from '@toam/domain/business/three-tables';
import { Card, formatNumber, NoValue, PlainButton, Row, Text } from '@toam/ui/core';
import { CaretDownIcon, CaretRightIcon, CheckCircleIcon, MinusCircleIcon } from '@toam/ui/icons';
import { type ReactNode, useId } from 'react';
import { FigureLink } from '../business/figure/figure-link';
import { PaceNote } from '../business/pace/pace-note';
import { PacePanel } from '../business/pace/pace-panel';
import { Hint } from './hint';
import * as css from './side-table.module.css';
import { StandardValue } from './standard-value';

type Table = BusinessStatistic['tables'][Side];
type TableRow = Table['rows'][number];

interface SideTableProps {
  side: Side;
  figures: BusinessStatistic;
  period: BusinessPeriod;
  isOpen: boolean;
  onToggle: () => void;
}

/** 'Nhu cầu bán' and its like: a side against the period before and the standard. Specification 3 §2.2, B6. */
export function SideTable({ side, figures, period, isOpen, onToggle }: SideTableProps) {
  const id = useId();
  const table = figures.tables[side];
  const Caret = isOpen ? CaretDownIcon : CaretRightIcon;
  return (
    <Card as="section" padX={0} padY={0} aria-labelledby={`${id}-title`}>
      <PlainButton
        className={css.head}
        gap={8}
        padX={16}
        minHeight={48}
        radius={10}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        <Caret size={16} aria-hidden />
        <Text as="h2" id={`${id}-title`} size={14} weight={600} nowrap>
          {sideText[side]}
        </Text>
        {!isOpen && table.pace && (
          <span className={css.note}>
            <PaceNote pace={table.pace} />
          </span>
        )}
        <Text flex={1} size={12} tone="text3" textAlign="end" nowrap>
          <Met table={table} />
        </Text>
      </PlainButton>
      {isOpen && (
        <div id={id} className={css.body} data-pace={table.pace !== null || undefined}>
          {table.pace && (
            <div className={css.pace}>
              <PacePanel pace={table.pace} period={period} />
            </div>
          )}
          <Rows side={side} table={table} bothDeals={figures.bothTransactionQuantity} />
        </div>
      )}
    </Card>
  );
}

/** 'n/m chỉ tiêu đạt chuẩn', shorter on a phone. */
function Met({ table: { met, of } }: { table: Table }) {
  if (of === 0) return text.noStandard;
  return (
    <>
      <Text phone="hidden">{businessText.metOf(met, of)}</Text>
      <Text phone="only">{text.metShort(met, of)}</Text>
    </>
  );
}

const { columns } = businessText;

function Rows({ side, table, bothDeals }: { side: Side; table: Table; bothDeals: number }) {
  const isInflated = bothDeals > 0 && side !== 'connection';
  return (
    <table className={css.table} aria-label={sideText[side]}>
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col" data-unit>
            {columns.unit}
          </th>
          <th scope="col" data-number>
            {columns.previous}
          </th>
          <th scope="col" data-number>
            {columns.current}
          </th>
          <th scope="col" data-number>
            {columns.standard}
          </th>
          <th scope="col" data-result>
            {columns.result}
          </th>
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">
              <Row as="span" inline gap={4}>
                {tableRowText[row.key]}
                {isInflated && row.key === 'average_fee' && <Hint>{text.bothInflates(formatNumber(bothDeals))}</Hint>}
              </Row>
            </th>
            <td data-unit>{tableUnitText[unitOf(side, row.key)]}</td>
            <td data-number>
              <Value side={side} row={row} previous />
            </td>
            <td data-number data-current>
              <Value side={side} row={row} />
            </td>
            <td data-number>
              <StandardValue side={side} row={row} standards={table.standards} />
            </td>
            <td data-result>
              <Result met={row.met} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A figure that opens what it is made of. */
function Value({ side, row, previous = false }: { side: Side; row: TableRow; previous?: boolean }) {
  const value = previous ? row.previous : row.current;
  if (value === null) return <NoValue />;
  return <FigureLink figure={tableFigure(side, row.key)} previous={previous} value={formatNumber(value)} />;
}

/** 'Đạt' or 'Chưa đạt'. On a phone the word is only read out, the sign differs. */
function Result({ met }: { met: boolean | null }): ReactNode {
  if (met === null) return <NoValue />;
  const Sign = met ? CheckCircleIcon : MinusCircleIcon;
  return (
    <Row as="span" inline gap={4} weight={500} nowrap tone={met ? 'success' : 'warning'}>
      <Sign size={16} weight="fill" aria-hidden />
      <span className={css.word}>{met ? businessText.met : businessText.notMet}</span>
    </Row>
  );
}
