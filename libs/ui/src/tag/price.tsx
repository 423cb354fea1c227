import { Text } from '../layout/layout';

interface PriceProps {
  /** The parts from `housePrice` and `shortMoney` of libs/domain: "8,65" and "tỷ". */
  number: string;
  unit: string;
  /** Font size of the number in pixels. The unit is smaller and lighter. Default 13, for tables. */
  size?: number;
  className?: string;
}

/** A price with a strong number and a light unit: "**8,65** tỷ". */
export const Price = ({ number, unit, size = 13, className }: PriceProps) => (
  <Text nowrap className={className} style={{ fontSize: size }}>
    <Text as="b" weight={600}>
      {number}
    </Text>{' '}
    <Text as="small" tone="text2" style={{ fontSize: Math.max(12, size * 0.72) }}>
      {unit}
    </Text>
  </Text>
);
