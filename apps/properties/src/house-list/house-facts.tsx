import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import { houseLabel } from '@toam/contracts/texts/house';
import { houseFacts } from '../house/house-facts';

/** Facts that the panel shows elsewhere. */
const saidAbove: readonly string[] = [houseLabel.purpose, houseLabel.total_view];
/** Three lines of four. The house's page shows the rest. */
const max = 12;

/** The first facts of the house, label over value, in a quiet box. */
export function HouseFacts({ house }: { house: HouseRow }) {
  const facts = houseFacts(house).filter(({ label, wide }) => !wide && !saidAbove.includes(label));
  if (facts.length === 0) return null;
  return (
    <dl className="house-panel-facts">
      {facts.slice(0, max).map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
