interface SparklineProps {
  values: readonly number[];
  width?: number;
  height?: number;
  colour?: string;
}

/** A trend in the size of a word. The exact figures are beside it. */
export function Sparkline({ values, width = 64, height = 22, colour = 'var(--teal)' }: SparklineProps) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const x = (index: number) => (index * (width - 4)) / Math.max(1, values.length - 1) + 2;
  const y = (value: number) => height - 3 - ((value - low) / (high - low || 1)) * (height - 6);
  const line = values.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
  return (
    <svg width={width} height={height} aria-hidden>
      <polyline points={line} fill="none" stroke={colour} strokeWidth="1.6" strokeLinejoin="round" />
    </svg>
  );
}
