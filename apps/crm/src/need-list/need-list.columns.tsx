import type { NeedFilterColumn } from '@toam/contracts/request/need-filter.schema';
import type { NeedRow } from '@toam/contracts/request/request.schema';
import { needWishLabel, needLabel } from '@toam/contracts/texts/need';
import { needListText } from '@toam/contracts/texts/need-list';
import { needRanges } from '@toam/domain/need-values';
import { formatAgo, formatDateTime } from '@toam/ui/core';
import type { ColumnFilter, ListColumn } from '@toam/ui/heavy';
import { DotsThreeVerticalIcon } from '@toam/ui/icons';
import { NeedMenu } from '../need/need-menu';
import { CodeCell, Least, NeedStatusTag, PlaceCell, PriceCell, purposeText, StaffCell, Words } from './need-cells';
import { MatchedCount } from './need-counts';
import { CustomerCell } from './need-customer';
import { needColumnFilters } from './need-list.filters';

/** The filter of a column, if the list has one. */
const filterOf = (key: NeedFilterColumn): { filter?: ColumnFilter } =>
  key in needColumnFilters ? { filter: needColumnFilters[key as keyof typeof needColumnFilters] } : {};

const price = (key: 'min_price' | 'max_price'): ListColumn<NeedRow> => ({
  key,
  title: needLabel[key],
  width: 88,
  align: 'right',
  sortable: true,
  ...filterOf(key),
  render: (need) => <PriceCell dong={need[key]} need={need} />,
});

const least = (
  key: 'area' | 'number_bedroom' | 'floors' | 'min_width' | 'road_area',
  width: number,
): ListColumn<NeedRow> => ({
  key,
  title: needWishLabel[key],
  width,
  align: 'right',
  sortable: true,
  ...filterOf(key),
  render: (need) => <Least value={need[key]} unit={needRanges[key].unit} />,
});

const words = (
  key: NeedFilterColumn & ('property_type' | 'house_type' | 'request_direction' | 'require_column' | 'description'),
  width: number,
  write: (need: NeedRow) => string,
): ListColumn<NeedRow> => ({
  key,
  title: needLabel[key],
  width,
  ...filterOf(key),
  render: (need) => <Words>{write(need)}</Words>,
});

const Moment = ({ seconds }: { seconds: number }) => (
  <time className="need-row-moment" title={formatDateTime(seconds)}>
    {formatAgo(seconds)}
  </time>
);

/** The row's menu: it stands in no sheet. */
export const menuColumn = 'menu';

const MenuCell = ({ need }: { need: NeedRow }) => (
  <NeedMenu need={need}>
    <button type="button" className="need-row-menu" aria-label={needListText.actions(need.id)} tabIndex={-1}>
      <DotsThreeVerticalIcon size={18} weight="bold" />
    </button>
  </NeedMenu>
);

/** Every column of a need, in the order of the first visit. Specification 2 §2. */
export const needColumns: readonly ListColumn<NeedRow>[] = [
  {
    key: 'id',
    title: needLabel.id,
    width: 72,
    pinned: true,
    sortable: true,
    render: (need) => <CodeCell need={need} />,
  },
  {
    key: 'customer',
    title: needLabel.customer,
    width: 184,
    pinned: true,
    sortable: true,
    shape: 'twoLines',
    render: (need) => <CustomerCell need={need} />,
  },
  {
    key: 'purpose',
    title: needLabel.purpose,
    width: 76,
    sortable: true,
    ...filterOf('purpose'),
    render: purposeText,
  },
  price('min_price'),
  price('max_price'),
  {
    key: 'place',
    title: needLabel.place,
    width: 184,
    sortable: true,
    shape: 'twoLines',
    ...filterOf('place'),
    render: (need) => <PlaceCell need={need} />,
  },
  words('property_type', 116, ({ names }) => names.property_type.join(', ')),
  {
    key: 'matchings',
    title: needLabel.matchings,
    width: 92,
    align: 'right',
    render: (need) => <MatchedCount needId={need.id} />,
  },
  {
    key: 'user_id',
    title: needLabel.user_id,
    width: 138,
    sortable: true,
    shape: 'avatar',
    ...filterOf('user_id'),
    render: (need) => <StaffCell need={need} />,
  },
  {
    key: 'status',
    title: needLabel.status,
    width: 114,
    sortable: true,
    shape: 'tag',
    render: (need) => <NeedStatusTag status={need.status} />,
  },
  // Before the date: within reach on a screen of 1,280 pixels.
  {
    key: menuColumn,
    title: needListText.more,
    width: 70,
    hideTitle: true,
    align: 'center',
    render: (need) => <MenuCell need={need} />,
  },
  {
    key: 'created_at',
    title: needLabel.created_at,
    width: 104,
    align: 'right',
    sortable: true,
    ...filterOf('created_at'),
    render: (need) => <Moment seconds={need.created_at} />,
  },
  words('house_type', 120, ({ names }) => names.house_type.join(', ')),
  least('area', 96),
  least('number_bedroom', 96),
  least('floors', 84),
  least('min_width', 84),
  least('road_area', 112),
  words('request_direction', 120, ({ request_direction }) => request_direction.join(', ')),
  words('require_column', 160, ({ require_column }) =>
    require_column.map((column) => needWishLabel[column]).join(', '),
  ),
  words('description', 220, ({ description }) => description ?? ''),
  {
    key: 'updated_at',
    title: needLabel.updated_at,
    width: 104,
    align: 'right',
    sortable: true,
    render: (need) => <Moment seconds={need.updated_at} />,
  },
];
