import { Segmented } from '../segmented/segmented';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { FilterColumn } from './column-filter';
import { FilterBar } from './filter-bar';
import { useUrlFilters } from './use-url-filters';

export const title = 'Thanh tìm và lọc';

const choices = (...labels: string[]) => ({
  kind: 'options' as const,
  options: labels.map((label, value) => ({ value, label })),
});

const columns: FilterColumn[] = [
  { key: 'kind', title: 'Loại BĐS', filter: choices('Nhà phố', 'Căn hộ', 'Đất nền', 'Biệt thự') },
  { key: 'district', title: 'Quận', filter: choices('Quận 1', 'Bình Thạnh', 'Phú Nhuận', 'Gò Vấp') },
];
const mixed: FilterColumn[] = [
  ...columns,
  { key: 'price', title: 'Giá', filter: { kind: 'range', min: 0, max: 1000, unit: 'tỷ', decimals: 3 } },
  { key: 'created', title: 'Ngày tạo', filter: { kind: 'days' } },
  { key: 'address', title: 'Địa chỉ', filter: { kind: 'text', placeholder: 'Tìm theo địa chỉ' } },
];

/** The two bars: one filter at a time, and all filters in a drawer. Both store their filters in the address bar. */
export default function FilterBarStory() {
  const [filters, setFilters] = useUrlFilters(mixed);
  const [search, setSearch] = useState('');
  const [whose, setWhose] = useState('Tất cả');
  const { search: address } = useLocation();
  const shared = {
    search: { value: search, onSearch: setSearch },
    placeholder: 'Tìm theo mã, tiêu đề',
    filters: { value: filters, onChange: setFilters },
    resultText: 'Xem kết quả',
  };
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16, background: 'var(--surface)' }}>
      <FilterBar {...shared} columns={mixed} quick={['kind']}>
        <Segmented options={['Tất cả', 'Của tôi']} value={whose} onChange={setWhose} />
      </FilterBar>
      <FilterBar {...shared} columns={columns} inDrawer />
      <code style={{ overflowWrap: 'anywhere' }}>
        {decodeURIComponent(address) || '?'} · {search}
      </code>
    </div>
  );
}
