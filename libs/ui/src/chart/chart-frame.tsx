import type { ReactNode } from 'react';
import { Row, Stack } from '../layout/layout';
import { seriesColour, type ChartProps } from './chart-data';
import * as css from './chart.module.css';

/**
 * Legend above the drawing, and the same figures as a table for screen readers. A single series needs no legend: the
 * card's title names it.
 */
export function ChartFrame({ label, series, points, format = String, children }: ChartProps & { children: ReactNode }) {
  return (
    <Stack as="figure" gap={8}>
      {series.length > 1 && (
        <Row as="ul" gap={14} rowGap={4} wrap size={12} tone="text2" aria-hidden>
          {series.map(({ key, label: name }, index) => (
            <Row as="li" key={key} gap={6}>
              <i className={css.swatch} style={{ background: seriesColour(index) }} />
              {name}
            </Row>
          ))}
        </Row>
      )}
      {/* The drawing takes no focus. Screen readers read the table below. */}
      <div aria-hidden>{children}</div>
      <table className="unseen">
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
    </Stack>
  );
}
