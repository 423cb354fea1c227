import { chartText } from '@toam/contracts/texts/chart';
import { wholePercents } from '@toam/domain/shares';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../format/number';
import { Row, Text } from '../layout/layout';
import { seriesColour } from './chart-data';
import * as css from './chart.module.css';

/** One part of a whole. */
interface RingPart {
  key: string;
  label: string;
  value: number;
  /** Address of the list behind the number. The slice and its label link there. */
  to?: string | undefined;
}

interface RingChartProps {
  /** What the ring shows, for screen readers. */
  label: string;
  parts: readonly RingPart[];
  /** Diameter in pixels. Default 140. */
  size?: number;
  format?: (value: number) => string;
}

const radius = 42;
const round = 2 * Math.PI * radius;
/** Gap between parts, in degrees. */
const gap = 1.5;

/**
 * Shares of a whole: a ring with the total inside, and a table of every part with its amount and whole percent. The percents
 * sum to 100. Keyboards and screen readers use the table. The drawing only repeats it.
 */
export function RingChart({ label, parts, size = 140, format = formatNumber }: RingChartProps) {
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const percents = wholePercents(parts.map(({ value }) => value));
  return (
    <Row as="figure" className={css.ring} gap={16} wrap size={13}>
      <Ring parts={parts} total={total} size={size} format={format} />
      <table aria-label={label}>
        <thead className="unseen">
          <tr>
            <th scope="col">{chartText.part}</th>
            <th scope="col">{chartText.amount}</th>
            <th scope="col">{chartText.share}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ key, label: name, value, to }, index) => (
            <tr key={key}>
              <th scope="row">
                <Row as="span" gap={8}>
                  <i className={css.swatch} style={{ background: seriesColour(index) }} />
                  {to ? (
                    <Text as={Link} to={to} className={css.name} tone="text">
                      {name}
                    </Text>
                  ) : (
                    name
                  )}
                </Row>
              </th>
              <Text as="td" weight={600} textAlign="end" nowrap>
                {format(value)}
              </Text>
              <Text as="td" width={44} tone="text2" textAlign="end">
                {percents[index]}%
              </Text>
            </tr>
          ))}
        </tbody>
      </table>
    </Row>
  );
}

type RingProps = Required<Pick<RingChartProps, 'parts' | 'size' | 'format'>> & { total: number };

/** The drawing: takes no focus, the table beside it does. */
function Ring({ parts, total, size, format }: RingProps) {
  const shares = parts.map(({ value }, index) => ({
    length: total > 0 ? (value / total) * round : 0,
    start: total > 0 ? (parts.slice(0, index).reduce((sum, part) => sum + part.value, 0) / total) * round : 0,
  }));
  // a single part has no gap
  const open = parts.filter(({ value }) => value > 0).length > 1 ? gap : 0;
  return (
    <svg width={size} height={size} viewBox="0 0 100 100" aria-hidden>
      <circle cx="50" cy="50" r={radius} fill="none" stroke="var(--fill)" strokeWidth="11" />
      <g transform="rotate(-90 50 50)" fill="none" strokeWidth="11">
        {shares.map(({ length, start }, index) => (
          <Slice key={parts[index]?.key} part={parts[index]}>
            <circle
              cx="50"
              cy="50"
              r={radius}
              stroke={seriesColour(index)}
              strokeDasharray={`${Math.max(0, length - open)} ${round}`}
              strokeDashoffset={-start}
            />
          </Slice>
        ))}
      </g>
      <text x="50" y="55" textAnchor="middle" fontSize="15" fontWeight="600" fill="var(--text)">
        {format(total)}
      </text>
    </svg>
  );
}

const Slice = ({ part, children }: { part: RingPart | undefined; children: ReactNode }) =>
  part?.to ? (
    <Link to={part.to} tabIndex={-1}>
      <title>{part.label}</title>
      {children}
    </Link>
  ) : (
    children
  );
