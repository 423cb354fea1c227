import { useQuery } from '@tanstack/react-query';
import type { HouseOptions } from '@toam/contracts/option/option.schema';
import { needLabel, needText, needWishLabel } from '@toam/contracts/need/need.text';
import { directions, Purpose } from '@toam/domain/house/house-values';
import { needWishNames } from '@toam/domain/need/matching';
import { type NeedColumnName, needColumnNames, needColumns } from '@toam/domain/need/need-columns';
import { kindOfRange } from '@toam/domain/record/number-range';
import { houseOptions, optionLabel } from '@toam/pickers/house-options';
import { staffQueries } from '@toam/pickers/staff/staff.queries';
import type { ColumnFilter, FilterColumn, FilterOption, LoadedOptions } from '@toam/ui/list';

/** Options of a dictionary. */
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

/** Prices are typed in tỷ, monthly rents too: 0,018 is 18 triệu. */
const price: ColumnFilter = {
  kind: 'range',
  min: needColumns.min_price.range.min,
  max: needColumns.min_price.range.max / 1e9,
  scale: 1e9,
  decimals: 3,
  unit: 'tỷ',
};

const words = (list: readonly string[]): FilterOption[] => list.map((value) => ({ value, label: value }));

const choice = (options: FilterOption[]): ColumnFilter => ({ kind: 'options', options });

/** The filter of each column. The status has its own control above the list. Customers are found by search. */
function filterOf(name: NeedColumnName): ColumnFilter | null {
  const column = needColumns[name];
  switch (column.kind) {
    case 'purpose':
      return choice([
        { value: Purpose.sell, label: needText.buy },
        { value: Purpose.rent, label: needText.rent },
      ]);
    case 'money':
      return price;
    case 'entries':
      return dictionary(column.dictionary);
    case 'values':
      return choice(words(directions));
    case 'minimum':
      return { kind: 'range', ...column.range, reads: kindOfRange(column.range).unit };
    case 'wishes':
      return choice(needWishNames.map((wish) => ({ value: wish, label: needWishLabel[wish] })));
    case 'person':
    case 'people':
      return staff;
    case 'note':
      return { kind: 'text' };
    default:
      return null;
  }
}

/**
 * The list's filters in the table's order, which people know. They are those of Specification 2 §2 "Advanced filter
 * fields" and of the table's other columns.
 */
export const filterColumns: readonly FilterColumn[] = [
  ...needColumnNames.flatMap((key) => {
    const filter = needColumns[key].filters && filterOf(key);
    return filter ? [{ key, title: needLabel[key], filter }] : [];
  }),
  { key: 'created_at', title: needLabel.created_at, filter: { kind: 'days' } },
];
