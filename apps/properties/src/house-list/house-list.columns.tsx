import { useQuery } from '@tanstack/react-query';
import type { HouseFilterColumn } from '@toam/contracts/house/house-filter.schema';
import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import { houseLabel, houseText } from '@toam/contracts/house/house.text';
import { houseListText } from '@toam/contracts/house/house-list.text';
import { allows } from '@toam/domain/access';
import type { Actor } from '@toam/domain/actor';
import { shortMoneyText } from '@toam/domain/money/money-format';
import { houseRanges, type HouseRange } from '@toam/domain/house/house-ranges';
import { houseColumn, type HouseColumnKind, type houseColumns } from '@toam/domain/house/house-columns';
import type { ColumnsWith } from '@toam/domain/record/columns';
import { kindOfRange } from '@toam/domain/record/number-range';
import { Purpose } from '@toam/domain/house/house-values';
import { shownPhone } from '@toam/domain/phone';
import { formatAgo, formatDateTime, NoValue, Text, TwoLines } from '@toam/ui/core';
import type { ColumnFilter, ListColumn, LoadedOptions } from '@toam/ui/list';
import { CustomerName } from '../house/customer-name';
import { HouseStates } from '../house/house-states';
import { tagColour } from '../house/house-tags';
import { houseQueries } from '../house/house.queries';
import { tagQueries } from '../house/tags/tag.queries';
import { postsColumn } from './house-posts';
import { salePrice } from './price-filter';
import { AreaCell, CoverCell, Measure, PersonCell, PriceCell, TagsCell, TextCell, TitleCell } from './house-cells';

/** Options of a column, from the API. */
const choices = (column: HouseFilterColumn): ColumnFilter => ({
  kind: 'options',
  options: function useChoices(search: string): LoadedOptions {
    const { data, error, refetch } = useQuery({
      ...houseQueries.columnValues(column, search),
      select: (values) => values.map(({ value, text }) => ({ value, label: text })),
    });
    return { data, error, refetch };
  },
});

const range = (name: HouseRange): ColumnFilter => ({
  kind: 'range',
  ...houseRanges[name],
  reads: kindOfRange(houseRanges[name]).unit,
});

/** Sale or rent: fixed options, no call needed. */
const purposes: ColumnFilter = {
  kind: 'options',
  one: true,
  options: [
    { value: Purpose.sell, label: houseText.purposeSell },
    { value: Purpose.rent, label: houseText.purposeRent },
  ],
};

/** The tags with their colours. */
const tags: ColumnFilter = {
  kind: 'options',
  options: function useTagChoices(): LoadedOptions {
    const { data, error, refetch } = useQuery({
      ...tagQueries.list,
      select: (found) => found.map((tag) => ({ value: tag.id, label: tag.name, colour: tagColour(tag) })),
    });
    return { data, error, refetch };
  },
};

/** The filter of a column, by its kind. A column may define its own. */
const filters: Partial<Record<HouseColumnKind, (name: never) => ColumnFilter>> = {
  entry: choices,
  ...{ direction: choices, directions: choices, status: choices, staff: choices, customer: choices, project: choices },
  /** Bounds of specification 1 §5. */
  ...{ number: range, count: range },
  purpose: () => purposes,
  price: () => salePrice,
  moment: () => ({ kind: 'days' }),
};

/** Kinds that are right-aligned, with digits of equal width. */
const figures: readonly HouseColumnKind[] = ['number', 'count', 'price', 'fee', 'counter', 'moment'];

type ListedColumn = ColumnsWith<typeof houseColumns, { width: number }>;
type Of<Kind extends HouseColumnKind> = ColumnsWith<typeof houseColumns, { kind: Kind; width: number }>;

/** A column of the list, in the form that the table of columns uses. */
function column(
  name: ListedColumn,
  own: Pick<ListColumn<HouseRow>, 'render'> & Partial<ListColumn<HouseRow>>,
): ListColumn<HouseRow> {
  const { label, heading = label, kind, width = 0, sorts } = houseColumn(name);
  const filter = filters[kind]?.(name as never);
  return {
    ...{ key: name, title: heading, width },
    ...(figures.includes(kind) && { align: 'right' }),
    ...(sorts && { sortable: true }),
    ...(filter && { filter }),
    ...own,
  };
}

const measure = (name: Of<'number' | 'count' | 'counter'>) =>
  column(name, { render: (house) => <Measure value={house[name]} unit={houseColumn(name).range?.unit ?? ''} /> });

/** The text of a dictionary entry. It sorts and filters by the entry's id. */
const named = (name: Of<'entry'>) => column(name, { render: (house) => <TextCell>{house.names[name]}</TextCell> });

const faced = (name: Of<'direction' | 'directions'>) =>
  column(name, { render: (house) => <TextCell>{house[name].join(', ')}</TextCell> });

const moment = (name: Of<'moment'>) => column(name, { render: (house) => <Moment seconds={house[name]} /> });

/**
 * Every column that makes sense in a table, 3,374 px wide in total (specification 1 §9: 3200 to 3500). The first ten,
 * with the checkboxes, are 1,208 px. That is what fits in a window of 1280 beside the rail, up to the staff in charge
 * and the date of change (mockup 02).
 */
export const houseListColumns: readonly ListColumn<HouseRow>[] = [
  {
    key: 'cover',
    title: houseListText.cover,
    width: 70,
    hideTitle: true,
    pinned: true,
    shape: 'photo',
    render: (house) => <CoverCell house={house} />,
  },
  column('id', { pinned: true, render: (house) => <Text tone="text2">#{house.id}</Text> }),
  column('title', {
    title: houseListText.house,
    pinned: true,
    shape: 'twoLines',
    filter: { kind: 'text', placeholder: houseLabel.title },
    render: (house) => <TitleCell house={house} />,
  }),
  column('into_money', { shape: 'twoLines', render: (house) => <PriceCell house={house} /> }),
  column('area', { render: (house) => <AreaCell house={house} /> }),
  named('province'),
  {
    key: 'house_tag',
    title: houseLabel.house_tag,
    width: 150,
    shape: 'tag',
    filter: tags,
    render: (house) => <TagsCell house={house} />,
  },
  column('status', { shape: 'tag', render: (house) => <HouseStates house={house} first /> }),
  column('user_id', { align: 'center', shape: 'avatar', render: (house) => <PersonCell person={house.user} /> }),
  moment('updated_at'),
  named('district'),
  {
    key: 'address',
    title: houseLabel.address,
    width: 190,
    filter: {
      kind: 'text',
      placeholder: houseText.addressPlaceholder,
      applyText: houseListText.search,
      resetText: houseListText.reset,
    },
    render: (house) => <TextCell>{house.address}</TextCell>,
  },
  column('purpose', {
    render: (house) => (house.purpose === Purpose.rent ? houseText.purposeRent : houseText.purposeSell),
  }),
  named('property_type'),
  named('house_type'),
  named('ownership'),
  faced('direction'),
  faced('balcony_direction'),
  measure('floors'),
  measure('width'),
  measure('length'),
  measure('floor_area'),
  measure('number_bedroom'),
  measure('number_wc'),
  named('street_type'),
  measure('wide_street'),
  column('project_id', { render: (house) => <TextCell>{house.names.project}</TextCell> }),
  column('customer_id', { shape: 'twoLines', render: (house) => <CustomerCell house={house} /> }),
  column('commission', {
    render: (house) => (house.commission ? shortMoneyText(house.commission) : <NoValue />),
  }),
  measure('total_view'),
  moment('created_at'),
];

/** For the personal view of a non-admin. The reduced filter replaces the filter of the status column. Specification 1 §2. */
export const reducedStatusColumns: readonly ListColumn<HouseRow>[] = houseListColumns.map((column) => {
  if (column.key !== 'status') return column;
  const { filter: _, ...unfiltered } = column;
  return unfiltered;
});

/** What makes room for the marks of posts at 1280, where the first ten columns end. */
const narrower: Partial<Record<string, number>> = { title: 232, into_money: 98, house_tag: 116 };

/** With the marks of posts, for those who may see them: after the first ten columns, and in view with them. */
const withPosts = (columns: readonly ListColumn<HouseRow>[]): readonly ListColumn<HouseRow>[] =>
  columns.flatMap((column) => {
    const { key, width } = column;
    const fitted = { ...column, width: narrower[key] ?? width };
    return key === 'updated_at' ? [fitted, postsColumn] : [fitted];
  });

/** Constants: a new array would render every row again. */
const withoutPosts = { whole: houseListColumns, reduced: reducedStatusColumns };
const posted = { whole: withPosts(houseListColumns), reduced: withPosts(reducedStatusColumns) };

/** The columns that a person sees. */
export const houseColumnsOf = (actor: Actor, isReduced: boolean): readonly ListColumn<HouseRow>[] =>
  (allows('posts', actor) ? posted : withoutPosts)[isReduced ? 'reduced' : 'whole'];

const Moment = ({ seconds }: { seconds: number }) => (
  <Text as="time" size={12} tone="text2" nowrap title={formatDateTime(seconds)}>
    {formatAgo(seconds)}
  </Text>
);

/** The name over the phone. The API masks the phone where needed (D24). */
function CustomerCell({ house: { customer } }: { house: HouseRow }) {
  if (!customer) return <NoValue />;
  return (
    <TwoLines>
      <span className="ellipsis">
        <CustomerName customer={customer} inRow />
      </span>
      <span>{customer.phone_number && shownPhone(customer.phone_number)}</span>
    </TwoLines>
  );
}
