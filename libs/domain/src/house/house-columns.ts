import { type ColumnsWith, columnsWith } from '@toam/domain/record/columns';
import type { NumberRange } from '@toam/domain/record/number-range';

/** What a column holds. The kind decides how a value is checked, answered, filtered, and shown in history and audit. */
export type HouseColumnKind =
  /** Free text: a draft marks its differences word by word. Up to `most` characters, otherwise 130. */
  | 'line'
  /** A few letters and digits that are read as a whole, such as a house number. */
  | 'code'
  | 'rich'
  /** The id of an entry of the dictionary `entry`; 'city' is answered with its name. */
  | 'entry'
  | 'city'
  /** Directions as lists: exactly one, or any number. D33. */
  | 'direction'
  | 'directions'
  /** Numbers within `range`; a count is whole. */
  | 'number'
  | 'count'
  /** VND within `range`. A price is shown in short form if that is exact. */
  | 'price'
  | 'fee'
  | 'latitude'
  | 'longitude'
  /** 0 or 1. */
  | 'flag'
  /** True or false: flags that the server sets. */
  | 'boolean'
  /** Values of `house-values` and `money-unit`. */
  | 'purpose'
  | 'status'
  | 'moneyUnit'
  /** Ids of records. */
  | 'staff'
  | 'customer'
  | 'project'
  /** Numbers and counts of portals, up to `most`. An 'open' one may be empty. */
  | 'portalNumber'
  | 'openPortalNumber'
  | 'portalFee'
  /** The reason that somebody wrote for a step. */
  | 'reason'
  | 'id'
  | 'slug'
  | 'counter'
  /** A moment; an 'open' one may be empty. */
  | 'moment'
  | 'openMoment';

/**
 * Kinds that hold what people wrote. A phone number in it is hidden from whoever may not see the owner's (D125,
 * `house-numbers.ts`). The slug follows the title.
 */
const writtenKinds = ['line', 'code', 'rich', 'reason', 'slug'] as const satisfies readonly HouseColumnKind[];
const isWrittenKind = (kind: HouseColumnKind | undefined): boolean => writtenKinds.some((one) => one === kind);

/** When a column is required for sharing: always, for sale only, for apartments only, or for everything but apartments. */
export type HouseNeed = 'always' | 'selling' | 'apartment' | 'otherwise';

/** Properties of a column. */
interface HouseColumn {
  label: string;
  /** A shorter name for the list and its sheet. */
  heading?: string;
  kind: HouseColumnKind;
  range?: NumberRange;
  most?: number;
  /** The dictionary type of the id. */
  entry?: string;
  /** The column's name in the database, if the wire's is different. */
  stored?: string;
  /** A second name: answers repeat the value under it, and history uses it. D33. */
  twin?: string;
  /**
   * Who may read it: everybody who sees the house, in lists ('list') or only on its page ('page'); on its page all of these but
   * marketers ('internals', D109); its agent and admins ('deciders', D31); admins (D52).
   */
  readers: 'list' | 'page' | 'internals' | 'deciders' | 'admins';
  /**
   * Who writes it. 'required' and 'optional': every save; an agent's change of a house on the website waits for approval (D38).
   * 'byAdmins': an admin's save, anybody else's value is ignored. 'byStep': a step of `house-transition`. 'follows': the server,
   * from what was saved. 'byServer': the server, for other reasons. History keeps all but 'byServer'.
   */
  written: 'required' | 'optional' | 'byAdmins' | 'byStep' | 'follows' | 'byServer';
  /** A save may contain it, but the form has no field for it: a post asks for it, or the server knows it. */
  noField?: true;
  /** A draft stores and applies it, but does not show it. Specification 1 §3. */
  unshown?: true;
  /** The list can be sorted by it. */
  sorts?: true;
  /** The list can be filtered by it. The kind decides how. */
  filters?: true;
  /** Part of the stored search text (house.schema.ts). */
  searched?: true;
  /** It affects which needs the house matches, or who sees the match. A change matches the needs again. */
  matches?: true;
  /** Must be filled before the house is shared. D35, D51. */
  toShare?: HouseNeed;
  /** Width in the list, px. A column without one is in no list. */
  width?: number;
}

const billion = 1_000_000_000;
const metres = { min: 0, max: 1000, decimals: 2, unit: 'm' } as const;
const squareMetres = { min: 0, max: 10_000, decimals: 2, unit: 'm²' } as const;
const rooms = { min: 0, max: 100, decimals: 0, unit: '', counts: 'phòng' } as const;
const toilets = { ...rooms, counts: 'WC' } as const;
/** 0 is land (D36). */
const storeys = { min: 0, max: 30, decimals: 0, unit: '', counts: 'tầng' } as const;
const dong = { min: 0, max: 1000 * billion, decimals: 0, unit: 'đ' } as const;
const percent = { min: 0, max: 100, decimals: 3, unit: '%' } as const;

/** Properties that several columns share. */
const typed = { readers: 'list', written: 'optional' } as const;
const required = { readers: 'list', written: 'required' } as const;
const stepped = { readers: 'list', written: 'byStep' } as const;
const noted = { readers: 'list', written: 'byServer' } as const;
const listed = { sorts: true, filters: true } as const;

const measured = { kind: 'number', range: metres, ...typed, ...listed } as const;
const counted = { kind: 'count', range: rooms, ...typed, ...listed } as const;
const feature = { kind: 'flag', ...typed, filters: true } as const;
const counter = { kind: 'counter', ...noted, ...listed } as const;
const portal = { readers: 'page', written: 'optional', noField: true } as const;

const texts = {
  title: { label: 'Tiêu đề', kind: 'line', ...typed, ...listed, searched: true, toShare: 'always', width: 276 },
  key_word: { label: 'Từ khoá', kind: 'line', ...typed, filters: true, searched: true, toShare: 'selling' },
  descriptions: { label: 'Mô tả ngắn', kind: 'line', most: 160, ...typed, filters: true, toShare: 'selling' },
  description: { label: 'Mô tả chi tiết', kind: 'rich', readers: 'page', written: 'optional', toShare: 'always' },
  internalDescription: {
    label: 'Mô tả nội bộ',
    kind: 'rich',
    stored: 'internal_description',
    readers: 'internals',
    written: 'optional',
  },
} as const;

const attributes = {
  purpose: { label: 'Mục đích', kind: 'purpose', ...typed, ...listed, matches: true, width: 90 },
  property_type: { label: 'Loại BĐS', kind: 'entry', entry: 'type', ...required, ...listed, matches: true, width: 128 },
  // prettier-ignore
  house_type: { label: 'Mặt tiền/hẻm', kind: 'entry', entry: 'class', ...required, ...listed, matches: true, width: 118 },
  ownership: { label: 'Pháp lý', kind: 'entry', entry: 'ownership', ...typed, ...listed, width: 116 },
  street_type: { label: 'Loại đường', kind: 'entry', entry: 'street_type', ...required, ...listed, width: 110 },
  wide_street: { label: 'Độ rộng đường', ...measured, matches: true, width: 112 },
  direction: {
    label: 'Hướng nhà',
    kind: 'direction',
    twin: 'house_direction',
    ...required,
    filters: true,
    matches: true,
    width: 96,
  },
  balcony_direction: {
    label: 'Hướng ban công',
    kind: 'directions',
    twin: 'house_balcony_direction',
    ...typed,
    filters: true,
    width: 112,
  },
  area: {
    label: 'Diện tích đất',
    heading: 'Diện tích',
    ...measured,
    range: squareMetres,
    matches: true,
    toShare: 'otherwise',
    width: 96,
  },
  width: { label: 'Ngang', ...measured, matches: true, width: 76 },
  length: { label: 'Dài', ...measured, width: 76 },
  floor_area: {
    label: 'Diện tích sàn',
    ...measured,
    range: squareMetres,
    matches: true,
    toShare: 'apartment',
    width: 106,
  },
  floors: { label: 'Số tầng', kind: 'count', range: storeys, ...required, ...listed, matches: true, width: 80 },
  end_open: { label: 'Nở hậu', ...feature },
  number_bedroom: { label: 'Phòng ngủ', ...counted, matches: true, width: 96 },
  number_wc: { label: 'Phòng vệ sinh', heading: 'WC', ...counted, range: toilets, width: 70 },
  dining_room: { label: 'Phòng ăn', ...feature },
  terrace: { label: 'Sân thượng', ...feature },
  kitchen: { label: 'Bếp', ...feature },
  car_parking: { label: 'Chỗ đậu xe hơi', ...feature },
} as const;

const price = {
  into_money: {
    label: 'Giá',
    kind: 'price',
    range: dong,
    ...typed,
    ...listed,
    matches: true,
    toShare: 'always',
    width: 104,
  },
  money_unit: { label: 'Đơn vị giá', kind: 'moneyUnit', ...typed, filters: true },
  brokerage_fee: { label: 'Phí môi giới', kind: 'fee', range: dong, ...typed, ...listed },
  brokerage_rate: { label: 'Tỷ lệ môi giới', kind: 'number', range: percent, readers: 'admins', written: 'byAdmins' },
  /** The commission that follows from the two columns above (D52). */
  commission: {
    label: 'Hoa hồng',
    kind: 'fee',
    readers: 'list',
    written: 'follows',
    unshown: true,
    ...listed,
    width: 92,
  },
} as const;

/** Wire `province` is a Quận/Huyện, wire `district` a Phường/Xã (D30). */
const place = {
  project_id: { label: 'Dự án', kind: 'project', ...typed, ...listed, matches: true, width: 130 },
  block_section: { label: 'Block/Khu', kind: 'code', ...typed, filters: true },
  floor_lot: { label: 'Tầng/Lô', kind: 'code', ...typed, filters: true },
  house_number: { label: 'Số nhà', kind: 'code', ...required, ...listed, searched: true },
  house_address: { label: 'Đường', kind: 'line', ...required, ...listed, searched: true },
  province: {
    label: 'Quận/Huyện',
    kind: 'entry',
    entry: 'province',
    ...required,
    ...listed,
    matches: true,
    width: 124,
  },
  district: { label: 'Phường/Xã', kind: 'entry', entry: 'district', ...required, ...listed, matches: true, width: 112 },
  city: { label: 'Tỉnh/Thành phố', kind: 'city', entry: 'city', ...typed, noField: true, unshown: true, filters: true },
  new_address: { label: 'Địa chỉ mới', kind: 'line', most: 255, ...typed, filters: true, searched: true },
  latitude: { label: 'Vĩ độ', kind: 'latitude', ...typed },
  longitude: { label: 'Kinh độ', kind: 'longitude', ...typed },
} as const;

const state = {
  public: { label: 'Chia sẻ cộng đồng', kind: 'flag', ...stepped, filters: true, matches: true },
  public_approval: { label: 'Duyệt cộng đồng', kind: 'flag', ...stepped, filters: true, matches: true },
  /** When the house was approved for the community; null: never, or before this column existed. */
  shared_at: { label: 'Ngày chia sẻ', kind: 'openMoment', ...noted },
  web: { label: 'Đăng web', kind: 'flag', ...stepped, filters: true },
  /** A web request is pending (D40). */
  web_requested: { label: 'Yêu cầu đăng web', kind: 'boolean', readers: 'deciders', written: 'byStep' },
  /** A draft is pending (D38). */
  has_draft: { label: 'Thay đổi cần duyệt', kind: 'boolean', readers: 'deciders', written: 'byServer' },
  status: { label: 'Trạng thái', kind: 'status', ...stepped, ...listed, matches: true, width: 116 },
  reject_public_condition: {
    label: 'Lý do không duyệt cộng đồng',
    kind: 'reason',
    readers: 'deciders',
    written: 'byStep',
    unshown: true,
  },
  reject_web_condition: {
    label: 'Lý do không duyệt web',
    kind: 'reason',
    readers: 'deciders',
    written: 'byStep',
    unshown: true,
  },
  reason_stop_selling: { label: 'Lý do ngưng bán', kind: 'reason', ...stepped, filters: true },
} as const;

const people = {
  user_id: {
    label: 'Nhân viên phụ trách',
    heading: 'Phụ trách',
    kind: 'staff',
    readers: 'list',
    written: 'byAdmins',
    ...listed,
    matches: true,
    width: 76,
  },
  customer_id: { label: 'Chủ nhà', kind: 'customer', ...required, ...listed, width: 136 },
} as const;

const counters = {
  total_view: { label: 'Lượt xem', ...counter, width: 88 },
  comments_count: { label: 'Bình luận', ...counter },
  likes_count: { label: 'Lượt thích', ...counter },
  postQuantity: { label: 'Tin đã đăng', ...counter, stored: 'post_quantity' },
  recommend_quantity: { label: 'Đã chào', ...counter },
  seen_quantity: { label: 'Đã đi xem', ...counter },
  failed_quantity: { label: 'Tin lỗi', ...counter },
} as const;

const portals = {
  type_news: { label: 'Loại tin', kind: 'openPortalNumber', most: 32_767, ...portal },
  type_news_day: { label: 'Số ngày đăng', kind: 'openPortalNumber', most: 32_767, ...portal },
  type_news_value: { label: 'Giá trị tin', kind: 'portalFee', ...portal },
  batdongsan_type_news: { label: 'Loại tin Batdongsan', kind: 'portalNumber', most: 5, ...portal },
  batdongsan_type_news_days: { label: 'Số ngày đăng Batdongsan', kind: 'portalNumber', most: 365, ...portal },
  addressPost: {
    label: 'Địa chỉ tin đăng',
    kind: 'line',
    most: 255,
    stored: 'address_post',
    ...portal,
    unshown: true,
  },
  post_address: { label: 'Địa chỉ trên tin', kind: 'line', most: 255, ...portal },
} as const;

/**
 * The columns of a house that somebody may read, by their wire names. This is the only place that describes each. Bodies, answers,
 * history, audit, drafts, orders, filters, sheets and the form are derived from it. Specification 1 §3.
 */
export const houseColumns = {
  id: { label: 'Mã', kind: 'id', ...noted, ...listed, width: 72 },
  version: { label: 'Phiên bản', kind: 'counter', ...noted },
  slug: { label: 'Đường dẫn', kind: 'slug', ...noted },
  ...texts,
  ...attributes,
  ...price,
  ...place,
  ...state,
  ...people,
  ...counters,
  ...portals,
  created_at: { label: 'Ngày tạo', kind: 'moment', ...noted, ...listed, width: 96 },
  updated_at: { label: 'Ngày cập nhật', heading: 'Cập nhật', kind: 'moment', ...noted, ...listed, width: 84 },
} as const satisfies Record<string, HouseColumn>;

/**
 * The table's other columns: nobody may read them. A test of the API walks the table: a new column fails it until it is listed here
 * or above.
 */
export const unpublishedHouseColumns = [
  ...(['measured_area', 'place', 'address_key', 'title_key', 'descriptions_key'] as const),
  ...(['address_search', 'search', 'words'] as const),
  ...(['customer_vouched', 'deleted_at'] as const),
];

type Columns = typeof houseColumns;
export type HouseColumnName = keyof Columns;
type Of<Traits> = ColumnsWith<Columns, Traits>;

/** Every column of the table above, in its order. */
export const houseColumnNames = Object.keys(houseColumns) as HouseColumnName[];

/** Properties of a column, without that column's literal types. */
export const houseColumn = (name: HouseColumnName): HouseColumn => houseColumns[name];

/** Columns that hold what people wrote. */
export type WrittenHouseColumn = Of<{ kind: (typeof writtenKinds)[number] }>;
export const writtenHouseColumns = houseColumnNames.filter((name): name is WrittenHouseColumn =>
  isWrittenKind(houseColumn(name).kind),
);

/** A column's name in the database. */
export type StoredName<Name extends HouseColumnName> = Name extends unknown
  ? Columns[Name] extends { stored: infer Stored extends string }
    ? Stored
    : Name
  : never;
export const storedName = <Name extends HouseColumnName>(name: Name): StoredName<Name> =>
  (houseColumn(name).stored ?? name) as StoredName<Name>;

/** Columns that a save may contain: those for everybody who may edit, and those for admins. */
export const savedColumns = columnsWith(houseColumns, { written: ['required', 'optional', 'byAdmins'] });

/** The columns of a save that have a field in the form. */
export type HouseFormColumn = Exclude<(typeof savedColumns)[number], Of<{ noField: true }>>;
export const houseFormColumns = savedColumns.filter((name): name is HouseFormColumn => !houseColumn(name).noField);

/** Columns that hold ids of dictionary entries. */
export type EntryColumn = Of<{ entry: string }>;
export const entryColumns = houseColumnNames.filter((name): name is EntryColumn => 'entry' in houseColumn(name));

type Twinned = Of<{ twin: string }>;
type HouseTwin = Columns[Twinned]['twin'];
/** Columns by their second names. */
const twins = Object.fromEntries(
  houseColumnNames.flatMap((name) => (houseColumn(name).twin ? [[houseColumn(name).twin, name]] : [])),
) as Record<HouseTwin, Twinned>;

/** Whether a name that history, drafts and answers use is of a column that holds what people wrote. */
export const isWrittenColumn = (called: string): boolean => isWrittenKind(columnCalled(called)?.kind);

/** A value for each column that has a second name, by that name. */
export const byTwin = <Value>(valueOf: (name: Twinned) => Value): Record<HouseTwin, Value> =>
  Object.fromEntries(Object.entries(twins).map(([twin, name]) => [twin, valueOf(name)])) as Record<HouseTwin, Value>;

/** Columns that the list can be sorted by. */
export const sortedHouseColumns: Of<{ sorts: true }>[] = columnsWith(houseColumns, { sorts: true });

/** The column of a name that history, drafts and answers use; undefined if there is none. */
export function columnCalled(name: string): HouseColumn | undefined {
  if (Object.hasOwn(twins, name)) return houseColumn(twins[name as HouseTwin]);
  return Object.hasOwn(houseColumns, name) ? houseColumn(name as HouseColumnName) : undefined;
}
