import { useQuery } from '@tanstack/react-query';
import type { HouseOptions } from '@toam/contracts/option/option.schema';
import type { NeedFilterColumn } from '@toam/contracts/request/need-filter.schema';
import { needWishLabel, needLabel, needText } from '@toam/contracts/texts/need';
import { directions, Purpose } from '@toam/domain/house-values';
import { needWishNames } from '@toam/domain/matching';
import { needRanges } from '@toam/domain/need-values';
import { houseOptions, optionLabel } from '@toam/pickers/house-options';
import { staffQueries } from '@toam/pickers/staff.queries';
import type { ColumnFilter, FilterColumn, FilterOption, LoadedOptions } from '@toam/ui/heavy';

/** A list of the dictionary. */
const dictionary = (list: keyof HouseOptions): ColumnFilter => ({
  kind: 'options',
  options: function useEntries(): LoadedOptions {
    const { data, error, refetch } = useQuery(houseOptions());
    return { data: data?.[list].map((entry) => ({ value: entry.id, label: optionLabel(entry) })), error, refetch };
  },
});

/** Colleagues by name, found by the API. */
const staff: ColumnFilter = {
  kind: 'options',
  options: function useStaff(search: string): LoadedOptions {
    const { data, error, refetch } = useQuery({
      ...staffQueries.found(search),
      select: (found) => found.map(({ id, name }) => ({ value: id, label: name })),
    });
    return { data, error, refetch };
  },
};

const range = (column: 'area' | 'floors' | 'number_bedroom' | 'min_width' | 'road_area'): ColumnFilter => ({
  kind: 'range',
  ...needRanges[column],
});

/** Prices are typed in tỷ, a month's rent too: 0,018 is 18 triệu. */
const price: ColumnFilter = {
  kind: 'range',
  min: needRanges.min_price.min,
  max: needRanges.min_price.max / 1e9,
  scale: 1e9,
  decimals: 3,
  unit: 'tỷ',
};

const words = (list: readonly string[]): FilterOption[] => list.map((value) => ({ value, label: value }));

/** How each column is filtered. Specification 2 §2 "Advanced filter fields" and what the table shows besides. */
export const needColumnFilters = {
  purpose: {
    kind: 'options',
    options: [
      { value: Purpose.sell, label: needText.buy },
      { value: Purpose.rent, label: needText.rent },
    ],
  },
  min_price: price,
  max_price: price,
  property_type: dictionary('type'),
  house_type: dictionary('class'),
  province: dictionary('province'),
  districts: dictionary('district'),
  area: range('area'),
  number_bedroom: range('number_bedroom'),
  floors: range('floors'),
  min_width: range('min_width'),
  road_area: range('road_area'),
  request_direction: { kind: 'options', options: words(directions) },
  require_column: {
    kind: 'options',
    options: needWishNames.map((column) => ({ value: column, label: needWishLabel[column] })),
  },
  user_id: staff,
  staff,
  description: { kind: 'text' },
  created_at: { kind: 'days' },
} as const satisfies Partial<Record<NeedFilterColumn, ColumnFilter>>;

/** The list's filters in the order in which people think of them. */
export const filterColumns: readonly FilterColumn[] = Object.entries(needColumnFilters).map(([key, filter]) => ({
  key,
  title: needLabel[key as keyof typeof needColumnFilters],
  filter,
}));
