/** One line, colour or slice of a chart. Its position sets its colour: six colours, then they repeat. */
export interface ChartSeries {
  key: string;
  label: string;
}

/** One point on the horizontal axis: a label such as "T9/2026" and a number per series. A missing number is a gap. */
export interface ChartPoint {
  label: string;
  values: Readonly<Record<string, number | undefined>>;
}

export interface ChartProps {
  /** What the chart shows, for screen readers. */
  label: string;
  series: readonly ChartSeries[];
  points: readonly ChartPoint[];
  /** Pixels. Default 220. */
  height?: number;
  /** Fills the rest of its stack, at least as high as `height`. */
  fills?: boolean;
  /** Shortens a point's label for the axis. The tooltip and the table show the whole label. */
  tick?: (label: string) => string;
  /** How values are written in tooltips, on the axis and in the table. Default vi-VN numbers. */
  format?: (value: number) => string;
  /** How the axis writes them, if it has to be shorter. */
  axisFormat?: (value: number) => string;
  /** False: the screen shows its `ChartLegend` elsewhere. */
  hasLegend?: boolean;
}

/** CSS colour of the series at this place; follows light and dark by itself. */
export const seriesColour = (index: number): string => `var(--chart${(index % 6) + 1})`;

/** Rows for Recharts: the label beside the values. */
export const flatten = (
  points: readonly ChartPoint[],
): ({ label: string } & Record<string, string | number | undefined>)[] =>
  points.map(({ label, values }) => ({ ...values, label }));
