import { useInfiniteQuery } from '@tanstack/react-query';
import { plain } from '@toam/domain/vietnamese';
import { useState } from 'react';
import { filterColumnsOf, type Filters } from '../filter/column-filter';
import { FilterBar } from '../filter/filter-bar';
import { useUrlFilters } from '../filter/use-url-filters';
import { TrashIcon } from '../icons';
import { EmptyState } from '../screen/screen-state';
import { Avatar } from '../person/avatar';
import { Text, TwoLines } from '../layout/layout';
import { Price } from '../tag/price';
import { StatusTag } from '../tag/status-tag';
import { ColumnSettings } from './column-settings';
import type { ListColumn, ListSort } from './list-column';
import { ListTable } from './list-table';
import { SelectionAction, SelectionBar } from './selection-bar';
import { SortMenu } from './sort-menu';
import { useColumnLayout } from './use-column-layout';

export const title = 'Bảng danh sách (10.000 dòng)';

interface Lot {
  id: number;
  name: string;
  street: string;
  billions: number;
  area: number;
  agent: string;
}

const streets = ['Nguyễn Văn Đậu', 'Phan Xích Long', 'Lê Văn Sỹ', 'Quang Trung', 'Nguyễn Hữu Cảnh'];
const agents = ['Nguyễn Thu Hà', 'Trần Quốc Bảo', 'Lê Hoàng Phúc', 'Phạm Ngọc Diễm'];
const lots = Array.from({ length: 10_000 }, (_, index): Lot => {
  const id = 10_000 - index;
  return {
    id,
    name: `Nhà phố ${1 + (id % 5)} tầng, hẻm ${3 + (id % 6)} m`,
    street: `${id % 400}/${id % 17} ${streets[id % streets.length]}, P. ${1 + (id % 22)}`,
    billions: 2 + (id % 97) / 8,
    area: 32 + (id % 180),
    agent: agents[id % agents.length] ?? '',
  };
});

const columns: ListColumn<Lot>[] = [
  { key: 'id', title: 'Mã', width: 72, pinned: true, sortable: true, render: (lot) => `#${lot.id}` },
  {
    key: 'name',
    title: 'Bất động sản',
    width: 280,
    pinned: true,
    shape: 'twoLines',
    filter: { kind: 'text' },
    render: (lot) => (
      <TwoLines>
        <Text ellipsis>{lot.name}</Text>
        <Text ellipsis>{lot.street}</Text>
      </TwoLines>
    ),
  },
  {
    key: 'billions',
    title: 'Giá',
    width: 110,
    align: 'right',
    sortable: true,
    filter: { kind: 'range', min: 0, max: 1000, unit: 'tỷ', decimals: 3 },
    render: (lot) => <Price number={lot.billions.toLocaleString('vi-VN')} unit="tỷ" />,
  },
  {
    key: 'area',
    title: 'Diện tích',
    width: 110,
    align: 'right',
    sortable: true,
    filter: { kind: 'range', min: 0, max: 10_000, unit: 'm²' },
    render: (lot) => `${lot.area} m²`,
  },
  {
    key: 'status',
    title: 'Trạng thái',
    width: 126,
    shape: 'tag',
    render: (lot) => (
      <StatusTag tone={lot.id % 7 === 0 ? 'warning' : 'success'}>{lot.id % 7 === 0 ? 'Chờ duyệt' : 'Mở bán'}</StatusTag>
    ),
  },
  {
    key: 'agent',
    title: 'Phụ trách',
    width: 100,
    align: 'center',
    shape: 'avatar',
    filter: { kind: 'options', options: agents.map((label, value) => ({ value, label })) },
    render: (lot) => <Avatar id={agents.indexOf(lot.agent)} name={lot.agent} />,
  },
  ...Array.from({ length: 24 }, (_, index): ListColumn<Lot> => ({
    key: `more${index}`,
    title: `Cột ${index + 7}`,
    width: 110,
    align: index % 2 ? 'right' : 'left',
    render: (lot) => (index % 2 ? lot.id * (index + 1) : lot.street),
  })),
];
const filterColumns = filterColumnsOf(columns);
const pageSize = 1000;

/** The value that a filter compares. */
const valueOf = (lot: Lot, key: string): string | number => {
  if (key === 'agent') return agents.indexOf(lot.agent);
  return lot[key as 'name' | 'billions' | 'area'];
};

/** Like the API: the row must match every filter. */
function passes(lot: Lot, filters: Filters): boolean {
  return Object.entries(filters).every(([key, filter]) => {
    const value = valueOf(lot, key);
    if (filter.operation === 'in') return filter.values.includes(value);
    if (filter.operation === 'like') return filter.values.every((part) => plain(String(value)).includes(plain(part)));
    const [from, to] = filter.values;
    return Number(value) >= (from ?? -Infinity) && Number(value) <= (to ?? Infinity);
  });
}

function findLots(search: string, filters: Filters, { column, direction }: ListSort): Lot[] {
  const turn = direction === 'asc' ? 1 : -1;
  const key = column as 'id' | 'billions' | 'area';
  return lots
    .filter((lot) => plain(lot.name).includes(plain(search)) && passes(lot, filters))
    .sort((a, b) => turn * (a[key] - b[key] || a.id - b.id));
}

export default function ListTableStory() {
  const [filters, setFilters] = useUrlFilters(filterColumns);
  const [sort, setSort] = useState<ListSort>({ column: 'id', direction: 'desc' });
  const [search, setSearch] = useState('');
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const [only, setOnly] = useState(false);
  const [open, setOpen] = useState<number | null>(null);
  const layout = useColumnLayout('story', 0, columns);
  const query = useInfiniteQuery({
    queryKey: ['story', 'lots', sort, search, filters],
    queryFn: async ({ pageParam }) => {
      await new Promise((resolve) => setTimeout(resolve, 150));
      const found = findLots(search, filters, sort);
      return {
        list: found.slice((pageParam - 1) * pageSize, pageParam * pageSize),
        total: found.length,
        page: pageParam,
      };
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, total }) => (page * pageSize < total ? page + 1 : undefined),
  });
  const selection = { ids, onChange: setIds, only };
  return (
    <div
      style={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        height: 640,
        background: 'var(--surface)',
      }}
    >
      <FilterBar
        search={{ value: search, onSearch: setSearch }}
        placeholder="Tìm tên nhà"
        columns={filterColumns}
        filters={{ value: filters, onChange: setFilters }}
        resultText="Xem kết quả"
        tools={
          <>
            <SortMenu columns={columns} value={sort} onChange={setSort} />
            <ColumnSettings layout={layout} />
          </>
        }
      />
      <ListTable
        label="Lô đất mẫu"
        query={query}
        question={JSON.stringify([search, filters, sort])}
        layout={layout}
        sort={{ value: sort, onChange: setSort }}
        filters={{ value: filters, onChange: setFilters }}
        selection={selection}
        opened={{ id: open, onOpen: (lot) => setOpen(lot.id) }}
        phoneRow={(lot) => lot.name}
        empty={<EmptyState reason="Không có lô nào khớp." />}
      />
      <SelectionBar selection={selection} onOnlyChange={setOnly} summary={`${ids.size * 3} tỷ`}>
        <SelectionAction icon={<TrashIcon size={16} />} danger onClick={() => setIds(new Set())}>
          Xoá
        </SelectionAction>
      </SelectionBar>
    </div>
  );
}
