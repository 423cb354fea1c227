import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import { houseLabel } from '@toam/contracts/house/house.text';
import { Grid, Text } from '@toam/ui/core';
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
    <Grid
      as="dl"
      columns={[4, 3]}
      gap={12}
      rowGap={10}
      padX={14}
      padY={12}
      top={14}
      size={13}
      radius={8}
      background="layout"
    >
      {facts.slice(0, max).map(({ label, value }) => (
        <div key={label}>
          <Text as="dt" size={12} tone="text3">
            {label}
          </Text>
          <Text as="dd" weight={500} breaks>
            {value}
          </Text>
        </div>
      ))}
    </Grid>
  );
}
