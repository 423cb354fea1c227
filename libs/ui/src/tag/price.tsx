interface PriceProps {
  /** As `housePrice` and `shortMoney` of libs/domain part it: "8,65" and "tỷ". */
  number: string;
  unit: string;
  /** Pixels of the number; the unit is smaller and lighter. Default 13, a table's. */
  size?: number;
}

/** A price: the number strong, the unit light, "**8,65** tỷ". */
export const Price = ({ number, unit, size = 13 }: PriceProps) => (
  <span className="ta-price" style={{ fontSize: size }}>
    <b>{number}</b> <small style={{ fontSize: Math.max(12, size * 0.72) }}>{unit}</small>
  </span>
);
