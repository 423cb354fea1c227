import { houseCustomerGroups, type HouseCustomerGroup } from '@toam/contracts/request/match.schema';
import { houseCustomersText } from '@toam/contracts/customer/house-customers.text';
import { ChoiceRow, CountBadge, formatNumber } from '@toam/ui/core';
import { groupLabel } from './group-label';

interface HouseCustomerGroupsProps {
  /** Null: the counts could not be loaded. */
  counts: Record<HouseCustomerGroup, number> | undefined | null;
  chosen: HouseCustomerGroup;
  onChoose: (group: HouseCustomerGroup) => void;
}

/** The suitable group and the five statuses, each with its number of customers. D44. */
export const HouseCustomerGroups = ({ counts, chosen, onChoose }: HouseCustomerGroupsProps) => (
  <ChoiceRow
    label={houseCustomersText.groups}
    choices={houseCustomerGroups.map((group) => ({
      value: group,
      label: (
        <>
          {groupLabel[group]}
          <CountBadge small active={group === chosen}>
            {counts && formatNumber(counts[group])}
          </CountBadge>
        </>
      ),
    }))}
    value={chosen}
    onChange={onChoose}
  />
);
