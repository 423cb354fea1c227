import { mapText } from '@toam/contracts/map/map.text';
import { PlainButton, Segmented, useIsPhone } from '@toam/ui/core';
import { ListBulletsIcon, MapTrifoldIcon, TableIcon } from '@toam/ui/icons';
import * as css from './house-list.module.css';
import type { HouseSearch } from './house-list.search';

interface HouseViewSwitchProps {
  view: HouseSearch['view'];
  onChange: (view: HouseSearch['view']) => void;
}

/** Shows the same houses as a table or a map. A switch in the tools; on a phone one button over the list. */
export function HouseViewSwitch({ view, onChange }: HouseViewSwitchProps) {
  const isPhone = useIsPhone();
  if (isPhone) {
    const isMap = view === 'map';
    return (
      <PlainButton
        self="center"
        gap={6}
        height={44}
        padX={16}
        radius="pill"
        weight={600}
        className={css.viewButton}
        onClick={() => onChange(isMap ? 'table' : 'map')}
      >
        {isMap ? <ListBulletsIcon size={18} /> : <MapTrifoldIcon size={18} />}
        {isMap ? mapText.list : mapText.map}
      </PlainButton>
    );
  }
  return (
    <Segmented
      aria-label={mapText.view}
      value={view}
      onChange={onChange}
      options={[
        { value: 'table' as const, label: mapText.table, icon: <TableIcon size={16} /> },
        { value: 'map' as const, label: mapText.map, icon: <MapTrifoldIcon size={16} /> },
      ]}
    />
  );
}
