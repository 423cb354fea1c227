import { Row } from '../layout/layout';
import { type ChartSeries, seriesColour } from './chart-data';
import * as css from './chart.module.css';

/** Which colour is what. Screen readers read the chart's table instead. */
export const ChartLegend = ({ series }: { series: readonly ChartSeries[] }) => (
  <Row as="ul" gap={14} rowGap={4} wrap size={12} tone="text2" aria-hidden>
    {series.map(({ key, label }, index) => (
      <Row as="li" key={key} gap={6}>
        <i className={css.swatch} style={{ background: seriesColour(index) }} />
        {label}
      </Row>
    ))}
  </Row>
);
