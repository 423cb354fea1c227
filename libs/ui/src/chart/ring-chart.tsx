import { formatNumber } from '../format/number';
import { seriesColour } from './chart-data';

export interface RingChartProps {
  /** What the ring shows, for people who do not see it. */
  label: string;
  parts: readonly { key: string; label: string; value: number }[];
  /** Pixels across. Default 140. */
  size?: number;
  format?: (value: number) => string;
}

const radius = 42;
const round = 2 * Math.PI * radius;
/** Degrees left open between parts. */
const gap = 1.5;

/** Shares of a whole: a ring with the total inside, every part with its words, amount and percent beside it. */
export function RingChart({ label, parts, size = 140, format = formatNumber }: RingChartProps) {
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const shares = parts.map(({ value }, index) => ({
    length: total > 0 ? (value / total) * round : 0,
    start: total > 0 ? (parts.slice(0, index).reduce((sum, part) => sum + part.value, 0) / total) * round : 0,
  }));
  return (
    <figure className="ta-ring" aria-label={label}>
      <svg width={size} height={size} viewBox="0 0 100 100" aria-hidden>
        <circle cx="50" cy="50" r={radius} fill="none" stroke="var(--fill)" strokeWidth="11" />
        <g transform="rotate(-90 50 50)" fill="none" strokeWidth="11">
          {shares.map(({ length, start }, index) => (
            <circle
              key={parts[index]?.key}
              cx="50"
              cy="50"
              r={radius}
              stroke={seriesColour(index)}
              strokeDasharray={`${Math.max(0, length - gap)} ${round}`}
              strokeDashoffset={-start}
            />
          ))}
        </g>
        <text x="50" y="54" textAnchor="middle" fontSize="15" fontWeight="600" fill="var(--text)">
          {format(total)}
        </text>
      </svg>
      <ul>
        {parts.map(({ key, label: name, value }, index) => (
          <li key={key}>
            <i style={{ background: seriesColour(index) }} />
            <span className="ellipsis">{name}</span>
            <b>{format(value)}</b>
            <small>{total > 0 ? Math.round((value / total) * 100) : 0}%</small>
          </li>
        ))}
      </ul>
    </figure>
  );
}
