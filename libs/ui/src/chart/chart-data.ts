/** One line, colour or slice of a chart; the colour is its place in the order (six, then they repeat). */
export interface ChartSeries {
  key: string;
  label: string;
}

/** One point on the horizontal axis: "T9/2026" with a number per series; a missing one is a gap. */
export interface ChartPoint {
  label: string;
  values: Readonly<Record<string, number | undefined>>;
}

export interface ChartProps {
  /** What the chart shows, for people who do not see it. */
  label: string;
  series: readonly ChartSeries[];
  points: readonly ChartPoint[];
  /** Pixels. Default 220. */
  height?: number;
  /** What of a point's label fits on the axis; the tooltip and the table have all of it. */
  tick?: (label: string) => string;
  /** How values are written in tooltips, on the axis and in the table. Default vi-VN numbers. */
  format?: (value: number) => string;
}

/** CSS colour of the series at this place; follows light and dark by itself. */
export const seriesColour = (index: number): string => `var(--chart${(index % 6) + 1})`;

/** Rows as Recharts wants them: the label beside the values. */
export const flatten = (
  points: readonly ChartPoint[],
): ({ label: string } & Record<string, string | number | undefined>)[] =>
  points.map(({ label, values }) => ({ ...values, label }));
