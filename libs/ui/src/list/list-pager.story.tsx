import { useState } from 'react';
import { ListPager } from './list-pager';
import PageSizePicker from './page-size-picker';

export const title = 'Phân trang, số dòng mỗi trang';

/** Pages of a known and of a capped number of rows, and the picker alone. */
export default function ListPagerStory() {
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(20);
  const resize = (next: number) => {
    setSize(next);
    setPage(1);
  };
  const pages = { page, onPage: setPage, size };
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16, background: 'var(--surface)' }}>
      <ListPager {...pages} onSize={resize} total={214} label="Các trang" />
      <ListPager {...pages} total={10_000} capped label="Các trang, nhiều hơn đếm được" />
      <div>
        <PageSizePicker value={size} onChange={resize} />
      </div>
    </div>
  );
}
