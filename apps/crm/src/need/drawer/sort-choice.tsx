import { needHouseSorts, type NeedHouseSort } from '@toam/contracts/request/need-houses.schema';
import { needDrawerText as text } from '@toam/contracts/request/need-drawer.text';
import { Dropdown, PlainButton } from '@toam/ui/core';
import { CaretDownIcon } from '@toam/ui/icons';
import { useDrawerAddress } from './need-drawer.search';
import type { ListedPlace } from './need-houses.queries';

/** The API's default order: best score first for suitable houses, last moved first for the others. */
const usualSort = ({ group, later }: ListedPlace): NeedHouseSort =>
  group === 'suitable' && !later ? 'score' : 'newest';

/** The order of the houses, in words. */
export function SortChoice({ place }: { place: ListedPlace }) {
  const { show } = useDrawerAddress();
  const usual = usualSort(place);
  const chosen = place.sort ?? usual;
  const items = needHouseSorts.map((sort) => ({
    key: sort,
    label: text.sorts[sort],
    onClick: () => show({ by: sort === usual ? null : sort }),
  }));
  return (
    <Dropdown trigger={['click']} placement="bottomRight" menu={{ items, selectable: true, selectedKeys: [chosen] }}>
      <PlainButton
        flex="none"
        gap={4}
        padY={6}
        size={12}
        tone="text2"
        touch
        aria-label={`${text.order}: ${text.sorts[chosen]}`}
      >
        {text.sorts[chosen]}
        <CaretDownIcon size={14} />
      </PlainButton>
    </Dropdown>
  );
}
