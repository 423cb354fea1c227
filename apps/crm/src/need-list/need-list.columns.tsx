import type { NeedRow } from '@toam/contracts/need/need.schema';
import { needLabel, needWishLabel } from '@toam/contracts/need/need.text';
import { listText } from '@toam/contracts/texts/list';
import { needListText } from '../need/need-list.text';
import {
  type ListedNeedColumn,
  listedNeedColumns,
  type NeedColumnKind,
  needColumns,
  needEntries,
  needMinimums,
  needNotes,
  needPrices,
  needValues,
  shortNeedLabel,
} from '@toam/domain/need/need-columns';
import { perColumn } from '@toam/domain/record/columns';
import { formatAgo, formatDateTime, IconButton, Text } from '@toam/ui/core';
import type { ColumnFilter, ListColumn } from '@toam/ui/list';
import { DotsThreeVerticalIcon } from '@toam/ui/icons';
import type { ReactNode } from 'react';
import { NeedMenu } from '../need/need-menu';
import {
  CodeCell,
  Least,
  NeedStatusTag,
  PlaceCell,
  PriceCell,
  purposeText,
  StaffCell,
  Words,
  MatchedCount,
  CustomerCell,
} from './need-cells';
import { filterColumns } from './need-list.filters';
import * as css from './need-cells.module.css';

/** The filter of a column, if the list has one. */
function filterOf(key: string): { filter?: ColumnFilter } {
  const found = filterColumns.find((column) => column.key === key);
  return found ? { filter: found.filter } : {};
}

/** The cell of a row. */
type Cell = (need: NeedRow) => ReactNode;

const listed = (values: readonly string[]) => <Words>{values.join(', ')}</Words>;

const cells: Record<ListedNeedColumn, Cell> = {
  purpose: purposeText,
  status: (need) => <NeedStatusTag status={need.status} />,
  user_id: (need) => <StaffCell need={need} />,
  ...perColumn(needPrices, (key): Cell => (need) => <PriceCell dong={need[key]} need={need} />),
  ...perColumn(
    needEntries,
    (key): Cell =>
      (need) =>
        listed(need.names[key]),
  ),
  ...perColumn(needMinimums, (key): Cell => (need) => <Least value={need[key]} unit={needColumns[key].range.unit} />),
  ...perColumn(
    needValues,
    (key): Cell =>
      (need) =>
        listed(need[key]),
  ),
  ...perColumn(needNotes, (key): Cell => (need) => <Words>{need[key] ?? ''}</Words>),
  require_column: (need) => listed(need.require_column.map((wish) => needWishLabel[wish])),
};

const numeric: readonly NeedColumnKind[] = ['money', 'minimum'];

/** A column that people fill in. */
const typed = (key: ListedNeedColumn): ListColumn<NeedRow> => ({
  key,
  title: shortNeedLabel(key),
  width: needColumns[key].width,
  ...(numeric.includes(needColumns[key].kind) && { align: 'right' }),
  ...(needColumns[key].sorts && { sortable: true }),
  ...filterOf(key),
  render: cells[key],
});

const Moment = ({ seconds }: { seconds: number }) => (
  <Text as="time" size={12} tone="text2" nowrap title={formatDateTime(seconds)}>
    {formatAgo(seconds)}
  </Text>
);

/** The row's menu. Exported sheets leave it out. */
export const menuColumn = 'menu';

const MenuCell = ({ need }: { need: NeedRow }) => (
  <NeedMenu need={need}>
    <IconButton className={css.menu} aria-label={needListText.actions(need.id)} tabIndex={-1}>
      <DotsThreeVerticalIcon size={18} weight="bold" />
    </IconButton>
  </NeedMenu>
);

/** These columns come first. The others keep the table's order. */
const first: readonly ListedNeedColumn[] = ['purpose', 'min_price', 'max_price', 'property_type', 'user_id', 'status'];

/** Every column of a need, in the default order. Specification 2 §2. */
export const needListColumns: readonly ListColumn<NeedRow>[] = [
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
  ...(['purpose', 'min_price', 'max_price'] as const).map(typed),
  {
    key: 'place',
    title: needLabel.place,
    width: 184,
    sortable: true,
    shape: 'twoLines',
    ...filterOf('place'),
    render: (need) => <PlaceCell need={need} />,
  },
  typed('property_type'),
  {
    key: 'matchings',
    title: needLabel.matchings,
    width: 92,
    align: 'right',
    render: (need) => <MatchedCount needId={need.id} />,
  },
  { ...typed('user_id'), shape: 'avatar' },
  { ...typed('status'), shape: 'tag' },
  // Before the date, so that it is visible on a screen of 1,280 pixels.
  {
    key: menuColumn,
    title: listText.more,
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
  ...listedNeedColumns.filter((key) => !first.includes(key)).map(typed),
  {
    key: 'updated_at',
    title: needLabel.updated_at,
    width: 104,
    align: 'right',
    sortable: true,
    render: (need) => <Moment seconds={need.updated_at} />,
  },
];
