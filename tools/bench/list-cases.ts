import type { HouseFilter } from '@toam/contracts/house/house-filter.schema';

/** The caller, from the generated staff: 3 an agent, 4 an agent with limits, 2 an admin. */
type Asker = 2 | 3 | 4;

export interface ListCase {
  name: string;
  asker: Asker;
  /** Default: the list itself. */
  path?: '/house/v2/list' | '/house/map' | '/house/map/extent';
  page?: number;
  body: object;
}

const billion = 1_000_000_000;
const isIn = (column: HouseFilter['column'], ...values: number[]) => ({ column, operation: 'in', values });
const between = (column: HouseFilter['column'], ...values: number[]) => ({ column, operation: 'between', values });

/** Common filters, first of all a district and a budget. */
export const filtered: ListCase[] = [
  { name: 'cộng đồng, mới nhất', asker: 3, body: {} },
  { name: 'giới hạn giá và quận của nhân viên', asker: 4, body: {} },
  {
    name: 'quận + loại + khoảng giá',
    asker: 3,
    body: {
      filters: [isIn('province', 3), isIn('property_type', 2, 3), between('into_money', 3 * billion, 8 * billion)],
    },
  },
  { name: 'phường + mặt tiền/hẻm', asker: 3, body: { filters: [isIn('district', 40), isIn('house_type', 1, 2, 3)] } },
  {
    name: 'ba quận, giá tăng dần',
    asker: 3,
    body: { filters: [isIn('province', 2, 5, 9)], column: 'into_money', direction: 'asc' },
  },
  { name: 'khoảng giá hẹp', asker: 3, body: { filters: [between('into_money', 5 * billion, 5.2 * billion)] } },
  { name: 'cho thuê + diện tích', asker: 3, body: { filters: [isIn('purpose', 1), between('area', 50, 90)] } },
  {
    name: 'quận + hướng + số tầng',
    asker: 3,
    body: {
      filters: [
        isIn('province', 7),
        { column: 'direction', operation: 'in', values: ['Đông Nam'] },
        between('floors', 3, 6),
      ],
    },
  },
  { name: 'cá nhân, đang bán', asker: 3, body: { mode: 'personalList', status: 'onSale' } },
  { name: 'chờ duyệt (admin)', asker: 2, body: { mode: 'waitingApproval' } },
  { name: 'đã duyệt (admin)', asker: 2, body: { mode: 'approved', filters: [isIn('province', 3)] } },
];

/** Whole words, a word that is still being typed, a code, and no match. */
const searches: ListCase[] = [
  'quan binh thanh',
  'Bình Thạnh',
  'hẻm xe hơi gò vấp',
  '148 nguyễn văn đậu',
  'penthouse thu duc',
  'phan xich long phu nhu',
  'dat tho cu hoc mon',
  '123456',
  'khong co gi o day',
].map((search) => ({ name: `"${search}"`, asker: 3, body: { search } }));

/** The search box, and the search of the address column. */
export const searched: ListCase[] = [
  ...searches,
  {
    name: 'lọc địa chỉ',
    asker: 3,
    body: { filters: [{ column: 'address', operation: 'like', values: ['nguyễn văn đậu, quận 3'] }] },
  },
];

export const deep: ListCase[] = [
  { name: 'trang 500', asker: 3, page: 500, body: {} },
  { name: 'trang 5.000', asker: 3, page: 5000, body: {} },
  {
    name: 'trang 200, quận + giá',
    asker: 3,
    page: 200,
    body: { filters: [isIn('province', 3), between('into_money', 1 * billion, 20 * billion)] },
  },
];

const around = (latitude: number, longitude: number, half: number) => ({
  bounds: {
    south: latitude - half,
    west: longitude - half * 1.6,
    north: latitude + half,
    east: longitude + half * 1.6,
  },
});

/** A map of a quarter or smaller: what people look at when they compare houses. */
export const mapped: ListCase[] = [
  { name: 'bản đồ khu phố', asker: 3, path: '/house/map', body: { ...around(10.76, 106.66, 0.008), zoom: 16 } },
  {
    name: 'bản đồ một quận, khoảng giá',
    asker: 3,
    path: '/house/map',
    body: {
      ...around(10.76, 106.66, 0.03),
      zoom: 14,
      filters: [isIn('province', 3), between('into_money', 3 * billion, 8 * billion)],
    },
  },
  {
    name: 'bản đồ khu phố, giới hạn của nhân viên',
    asker: 4,
    path: '/house/map',
    body: { ...around(10.76, 106.66, 0.008), zoom: 16 },
  },
];

/** A map over the whole city counts every house in it. */
export const mappedWhole: ListCase[] = [
  { name: 'bản đồ cả thành phố', asker: 3, path: '/house/map', body: { ...around(10.8, 106.7, 0.3), zoom: 11 } },
  {
    name: 'bản đồ cả thành phố, giới hạn của nhân viên',
    asker: 4,
    path: '/house/map',
    body: { ...around(10.8, 106.7, 0.3), zoom: 11 },
  },
  {
    name: 'bản đồ cả thành phố, đã duyệt (admin)',
    asker: 2,
    path: '/house/map',
    body: { mode: 'approved', ...around(10.8, 106.7, 0.3), zoom: 11 },
  },
  { name: 'khung của mọi BĐS', asker: 3, path: '/house/map/extent', body: {} },
];
