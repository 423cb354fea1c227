import { houseCustomerGroups, type HouseCustomerGroup } from '@toam/contracts/request/match.schema';
import { houseCustomersText } from '@toam/contracts/texts/house-customers';
import { CountBadge, formatNumber } from '@toam/ui/core';
import { groupLabel } from './group-label';

interface HouseCustomerGroupsProps {
  /** Null could not be read. */
  counts: Record<HouseCustomerGroup, number> | undefined | null;
  chosen: HouseCustomerGroup;
  onChoose: (group: HouseCustomerGroup) => void;
}

/** What fits, then the five statuses, each with how many customers stand there. D44. */
export const HouseCustomerGroups = ({ counts, chosen, onChoose }: HouseCustomerGroupsProps) => (
  <div className="house-customers-groups" role="group" aria-label={houseCustomersText.groups}>
    {houseCustomerGroups.map((group) => (
      <button key={group} type="button" aria-pressed={group === chosen} onClick={() => onChoose(group)}>
        {groupLabel[group]}
        <CountBadge small active={group === chosen}>
          {counts && formatNumber(counts[group])}
        </CountBadge>
      </button>
    ))}
  </div>
);
