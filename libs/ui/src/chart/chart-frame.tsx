import type { ReactNode } from 'react';
import { seriesColour, type ChartProps } from './chart-data';

/**
 * Legend above the drawing, and the same figures as a table for screen readers. A single series needs no legend: the
 * card's title names it.
 */
export function ChartFrame({ label, series, points, format = String, children }: ChartProps & { children: ReactNode }) {
  return (
    <figure className="ta-chart">
      {series.length > 1 && (
        <ul className="ta-legend" aria-hidden>
          {series.map(({ key, label: name }, index) => (
            <li key={key}>
              <i style={{ background: seriesColour(index) }} />
              {name}
            </li>
          ))}
        </ul>
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
    </figure>
  );
}
