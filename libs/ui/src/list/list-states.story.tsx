import { commonText } from '@toam/contracts/texts/common';
import { Button } from 'antd';
import { EmptyState } from '../screen/screen-state';
import { Price } from '../tag/price';
import type { ListColumn, ListQuery } from './list-column';
import { ListTable } from './list-table';
import { useColumnLayout } from './use-column-layout';

export const title = 'Bảng danh sách: đang tải, trống, lỗi';

interface Lot {
  id: number;
  name: string;
}

const columns: ListColumn<Lot>[] = [
  { key: 'cover', title: 'Ảnh', width: 70, hideTitle: true, pinned: true, shape: 'photo', render: () => null },
  { key: 'name', title: 'Bất động sản', width: 240, shape: 'twoLines', render: (lot) => lot.name },
  { key: 'price', title: 'Giá', width: 90, align: 'right', render: () => <Price number="8,65" unit="tỷ" /> },
  { key: 'agent', title: 'Phụ trách', width: 90, shape: 'avatar', render: () => '–' },
];
const rows = Array.from({ length: 4 }, (_, index): Lot => ({ id: index + 1, name: `Nhà phố ${index + 1} tầng` }));

const query: ListQuery<Lot> = {
  data: { pages: [{ list: rows, total: rows.length }] },
  error: null,
  ...{ isFetching: false, isPlaceholderData: false, hasNextPage: false },
  ...{ isFetchingNextPage: false, isFetchNextPageError: false },
  ...{ fetchNextPage: () => undefined, refetch: () => undefined },
};
const nothing = { pages: [{ list: [], total: 0 }] };
/** An error like a failed call's: with the API's status and message. */
const error = Object.assign(new Error('Không kết nối được máy chủ'), { status: 0 });

const tooWide = Object.assign(new Error(commonText.tooWide), { status: 422, code: 'too_wide' });

const states: [string, ListQuery<Lot>][] = [
  ['Đang tải lần đầu', { ...query, data: undefined, isFetching: true }],
  ['Trống', { ...query, data: nothing }],
  ['Trống vì bộ lọc', { ...query, data: nothing }],
  ['Lỗi', { ...query, data: undefined, error }],
  ['Câu hỏi quá rộng', { ...query, data: undefined, error: tooWide }],
  ['Đang làm mới, giữ dòng cũ', { ...query, isFetching: true, isPlaceholderData: true }],
  ['Làm mới thất bại', { ...query, error }],
  ['Đang tải trang sau', { ...query, hasNextPage: true, isFetching: true, isFetchingNextPage: true }],
  ['Trang sau thất bại', { ...query, error, hasNextPage: true, isFetchNextPageError: true }],
];

/** Every state that a list can be in, side by side. */
export default function ListStatesStory() {
  const layout = useColumnLayout('story-states', 0, columns);
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(340px, 1fr))', gap: 16, padding: 16 }}>
      {states.map(([name, shown]) => (
        <section key={name} aria-label={name}>
          <h3 style={{ margin: '0 0 8px', fontSize: 13 }}>{name}</h3>
          <div
            style={{
              ...{ display: 'flex', flexDirection: 'column', height: 320, overflow: 'hidden' },
              ...{ border: '1px solid var(--border)', borderRadius: 10, background: 'var(--surface)' },
            }}
          >
            <ListTable
              label={name}
              query={shown}
              question={name}
              layout={layout}
              phoneRow={(lot) => lot.name}
              empty={
                name === 'Trống' ? (
                  <EmptyState reason="Chưa có bất động sản nào." />
                ) : (
                  <EmptyState reason="Không có BĐS nào khớp 2 điều kiện lọc. Hãy bỏ bớt điều kiện.">
                    <Button>Xoá bộ lọc</Button>
                  </EmptyState>
                )
              }
            />
          </div>
        </section>
      ))}
    </div>
  );
}
