import type { ReactNode } from 'react';
import { Stack } from '../layout/layout';
import type { ChartProps } from './chart-data';
import { ChartLegend } from './chart-legend';
import * as css from './chart.module.css';

interface ChartFrameProps extends ChartProps {
  /** The drawing. */
  children: ReactNode;
  /** What lies over the drawing and can be reached. */
  overlay?: ReactNode;
}

/**
 * Legend above the drawing, and the same figures as a table for screen readers. A single series needs no legend: the
 * card's title names it.
 */
export function ChartFrame({
  label,
  series,
  points,
  format = String,
  hasLegend = true,
  height = 220,
  fills = false,
  children,
  overlay,
}: ChartFrameProps) {
  return (
    <Stack as="figure" gap={8} {...(fills && { flex: 1 })}>
      {hasLegend && series.length > 1 && <ChartLegend series={series} />}
      <Stack relative {...(fills && { flex: 1, className: css.filled, style: { minHeight: height } })}>
        {/* The drawing takes no focus. Screen readers read the table below. */}
        <div aria-hidden>{children}</div>
        {overlay}
      </Stack>
      {/* The box is unseen, not the table: Firefox draws the caption of a table that is clipped. */}
      <div className="unseen">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <td />
              {series.map(({ key, label: name }) => (
                <th key={key} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map(({ label: point, values }) => (
              <tr key={point}>
                <th scope="row">{point}</th>
                {series.map(({ key }) => (
                  <td key={key}>{values[key] === undefined ? '–' : format(values[key])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Stack>
  );
}
