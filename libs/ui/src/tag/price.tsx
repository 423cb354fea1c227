import { readMoney } from '../format/money';

interface PriceProps {
  /** VND. */
  dong: number;
  perMonth?: boolean;
  /** Pixels of the number; the unit is smaller and lighter. Default 13, a table's. */
  size?: number;
}

/** A price: the number strong, the unit light, "**8,65** tỷ". */
export function Price({ dong, perMonth, size = 13 }: PriceProps) {
  const { number, unit } = readMoney(dong, perMonth);
  return (
    <span className="ta-price" style={{ fontSize: size }}>
      <b>{number}</b> <small style={{ fontSize: Math.max(12, size * 0.72) }}>{unit}</small>
    </span>
  );
}
