import { useUser } from '@toam/auth/session';
import { houseListText } from '@toam/contracts/texts/house-list';
import { listText } from '@toam/contracts/texts/list';
import { canCreateHouse } from '@toam/domain/house-access';
import { Button, EmptyState } from '@toam/ui/core';
import type { Filters } from '@toam/ui/heavy';
import { CreateHouseButton } from '../house/create-house-button';
import { conditionsOf, type HouseSearch } from './house-list.search';

/** 'No Data', why, and the way out: fewer conditions, or a first house. */
export function NoHouses({ search, filters, onClear }: { search: HouseSearch; filters: Filters; onClear: () => void }) {
  const user = useUser();
  const conditions = conditionsOf(search, filters);
  if (conditions > 0)
    return (
      <EmptyState reason={houseListText.emptyFiltered(conditions)}>
        <Button onClick={onClear}>{listText.clearFilters}</Button>
      </EmptyState>
    );
  return (
    <EmptyState reason={houseListText.emptyTab}>
      {search.mode === 'personalList' && canCreateHouse(user) && <CreateHouseButton />}
    </EmptyState>
  );
}
