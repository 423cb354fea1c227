import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import { houseLabel } from '@toam/contracts/texts/house';
import { houseFacts } from '../house/house-facts';

/** Said elsewhere in the panel. */
const saidAbove: readonly string[] = [houseLabel.purpose, houseLabel.total_view];
/** Three lines of four; the rest is on the house's page. */
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
