import { houseRanges } from '@toam/domain/house/house-ranges';
import { Purpose } from '@toam/domain/house/house-values';
import type { ManagerLevel, NeedStatus } from '@toam/domain/need-values';
import { byKind, type ColumnsWith, columnsWith, tableWith, valuesIn } from '@toam/domain/record/columns';
import type { NumberRange } from '@toam/domain/record/number-range';

/** What a column holds. The kind decides how a value is checked, answered, filtered, shown, and read in history and audit. */
export type NeedColumnKind =
  /** The id of a customer, shown as their name. */
  | 'customer'
  /** The id of a staff member, shown as their name. */
  | 'person'
  /** Ids of staff members. */
  | 'people'
  /** To buy or to rent. */
  | 'purpose'
  /** Handled or not. */
  | 'status'
  /** Whole VND; for rent, per month (D63). */
  | 'money'
  /** The unit in which prices are typed. History leaves it out. */
  | 'unit'
  /** Ids of entries of the dictionary. */
  | 'entries'
  /** Values of entries of the dictionary. */
  | 'values'
  /** The least that a house must have. Null and 0 mean no wish. */
  | 'minimum'
  /** Names of this need's wishes. */
  | 'wishes'
  /** Yes or no. */
  | 'flag'
  /** How many levels of superiors. D60. */
  | 'level'
  /** Several lines, up to 2,000 characters. Numbers in it are hidden from people who may not see the customer's (D24). */
  | 'note';

/** Properties of every column. Everybody who may see the need may read all columns (`canSeeNeed`). */
interface AnyColumn {
  label: string;
  /**
   * Which answers contain it. `wishes`: all, also drafts of a need. `matches`: answers that compare a need with a house, and rows.
   * `rows`: the list and the need itself. `names`: no answer contains the id; answers have the person's name instead.
   */
  answers: 'wishes' | 'matches' | 'rows' | 'names';
  /** Who writes it: everybody who may edit the need (`canEditNeed`), only the owner (`canShareNeed`), or only admins. */
  writers: 'editors' | 'owner' | 'admins';
  /** Whether the form has it; absent: it has its own dialog. */
  form?: 'required' | 'optional';
  /** It affects which houses match, or who is notified of them. */
  matches: boolean;
  /** The list can be sorted by it. */
  sorts: boolean;
  /** The list can be filtered by it. */
  filters: boolean;
  /** Width in the list and minimum width in a sheet, px. Absent: the list shows it within another column, or not at all. */
  width?: number;
}

/** A column that is one wish of the need. It earns points of the score (`needWeights`) and can be mandatory. */
interface WishColumn extends AnyColumn {
  /** The wish's name within a sentence: "Chưa đạt loại BĐS". */
  word: string;
  /** Names what a house lacks: "thiếu 1 m đường", "khác quận: Gò Vấp". */
  lack: string;
  /** The column of a house that it is compared with. */
  house: string;
}

type NeedColumn =
  | (AnyColumn & { kind: Exclude<NeedColumnKind, 'money' | 'minimum' | 'entries' | 'values'> })
  /** Both prices are one wish. */
  | (AnyColumn & { kind: 'money'; range: NumberRange })
  /** `short`: a short label for narrow places and for comparisons with a house. */
  | (WishColumn & { kind: 'minimum'; range: NumberRange; short: string })
  | (WishColumn & { kind: 'entries'; dictionary: 'type' | 'class' | 'province' | 'district' })
  | (WishColumn & { kind: 'values'; dictionary: 'direction' });

const wish = { answers: 'wishes', writers: 'editors', matches: true, filters: true } as const;
const price = { ...wish, kind: 'money', form: 'required', sorts: true, width: 88 } as const;
const entries = { ...wish, kind: 'entries', form: 'required', sorts: false } as const;
const minimum = { ...wish, kind: 'minimum', form: 'optional', sorts: true } as const;
/** D60 */
const sharing = { answers: 'rows', writers: 'owner', matches: true, sorts: false } as const;

/** The longest note, in characters. */
export const longestNeedNote = 2000;

/**
 * The columns of a need that people fill in, and the only place that describes each. Bodies, answers, history, audit, the list's
 * columns, filters and orders, sheets, the form's values and what matching reads are derived from it, in this order. Wire `province`
 * is a Quận/Huyện, `districts` are Phường/Xã (D30). Specification 2 §2, §3 "Request".
 */
export const needColumns = {
  customer_id: {
    label: 'Khách hàng',
    kind: 'customer',
    answers: 'names',
    writers: 'editors',
    form: 'required',
    matches: true,
    sorts: false,
    filters: true,
  },
  purpose: { ...wish, label: 'Mục đích', kind: 'purpose', form: 'required', sorts: true, width: 76 },
  status: {
    label: 'Trạng thái',
    kind: 'status',
    answers: 'matches',
    writers: 'editors',
    matches: true,
    sorts: true,
    filters: true,
    width: 114,
  },
  min_price: { ...price, label: 'Giá từ', range: houseRanges.into_money },
  /** The budget's range must not be empty. D63. */
  max_price: { ...price, label: 'Giá đến', range: { ...houseRanges.into_money, min: 1 } },
  money_unit: {
    label: 'Đơn vị',
    kind: 'unit',
    answers: 'wishes',
    writers: 'editors',
    form: 'required',
    matches: false,
    sorts: false,
    filters: false,
  },
  property_type: {
    ...entries,
    label: 'Loại BĐS',
    word: 'loại BĐS',
    lack: 'loại',
    dictionary: 'type',
    house: 'property_type',
    width: 116,
  },
  house_type: {
    ...entries,
    label: 'Mặt tiền/hẻm',
    word: 'mặt tiền/hẻm',
    lack: 'mặt tiền/hẻm',
    dictionary: 'class',
    house: 'house_type',
    width: 120,
  },
  province: {
    ...entries,
    label: 'Quận/Huyện',
    word: 'quận/huyện',
    lack: 'quận',
    dictionary: 'province',
    house: 'province',
  },
  districts: {
    ...entries,
    label: 'Phường/Xã',
    word: 'phường/xã',
    lack: 'phường',
    dictionary: 'district',
    house: 'district',
  },
  /** Compared with the measured area of the house (house-area.ts). */
  area: {
    ...minimum,
    label: 'Diện tích tối thiểu',
    short: 'Diện tích',
    word: 'diện tích',
    lack: 'm²',
    house: 'area',
    range: houseRanges.area,
    width: 96,
  },
  number_bedroom: {
    ...minimum,
    label: 'Số phòng ngủ tối thiểu',
    short: 'Phòng ngủ',
    word: 'phòng ngủ',
    lack: 'phòng ngủ',
    house: 'number_bedroom',
    range: houseRanges.number_bedroom,
    width: 96,
  },
  floors: {
    ...minimum,
    label: 'Số tầng tối thiểu',
    short: 'Số tầng',
    word: 'số tầng',
    lack: 'tầng',
    house: 'floors',
    range: houseRanges.floors,
    width: 84,
  },
  min_width: {
    ...minimum,
    label: 'Chiều ngang tối thiểu',
    short: 'Ngang',
    word: 'chiều ngang',
    lack: 'm ngang',
    house: 'width',
    range: houseRanges.width,
    width: 84,
  },
  road_area: {
    ...minimum,
    label: 'Độ rộng đường tối thiểu',
    short: 'Độ rộng đường',
    word: 'độ rộng đường',
    lack: 'm đường',
    house: 'wide_street',
    range: houseRanges.wide_street,
    width: 122,
  },
  request_direction: {
    ...wish,
    label: 'Hướng',
    kind: 'values',
    word: 'hướng',
    lack: 'hướng',
    dictionary: 'direction',
    house: 'direction',
    form: 'required',
    sorts: false,
    width: 120,
  },
  /** The mandatory columns; empty: price and district (D61). */
  require_column: { ...wish, label: 'Trường bắt buộc', kind: 'wishes', form: 'optional', sorts: false, width: 160 },
  user_id: {
    label: 'Nhân viên phụ trách',
    kind: 'person',
    answers: 'names',
    writers: 'admins',
    form: 'optional',
    matches: true,
    sorts: true,
    filters: true,
    width: 160,
  },
  staff: { ...sharing, label: 'Chia sẻ với', kind: 'people', filters: true },
  staff_role: { ...sharing, label: 'Quyền sửa của nhân viên', kind: 'flag', filters: false },
  manager: { ...sharing, label: 'Quản lý được xem', kind: 'level', filters: false },
  manager_role: { ...sharing, label: 'Quyền sửa của quản lý', kind: 'flag', filters: false },
  description: {
    label: 'Mô tả',
    kind: 'note',
    answers: 'rows',
    writers: 'editors',
    form: 'optional',
    matches: false,
    sorts: false,
    filters: true,
    width: 220,
  },
} as const satisfies Record<string, NeedColumn>;

type Columns = typeof needColumns;
type Of<Traits> = ColumnsWith<Columns, Traits>;
export type NeedColumnName = keyof Columns;

/** Every column that people fill in, in the table's order. */
export const needColumnNames = Object.keys(needColumns) as NeedColumnName[];

export type NeedMinimum = Of<{ kind: 'minimum' }>;
export type NeedEntries = Of<{ kind: 'entries' }>;
export type NeedValues = Of<{ kind: 'values' }>;
export type NeedPrice = Of<{ kind: 'money' }>;
export const needPrices = columnsWith(needColumns, { kind: 'money' });
export const needMinimums = columnsWith(needColumns, { kind: 'minimum' });
export const needEntries = columnsWith(needColumns, { kind: 'entries' });
export const needValues = columnsWith(needColumns, { kind: 'values' });
export const needNotes = columnsWith(needColumns, { kind: 'note' });

/** Columns that are wishes of their own. */
type NeedWishColumn = NeedEntries | NeedMinimum | NeedValues;
export const needWishColumns: NeedWishColumn[] = columnsWith(needColumns, { kind: ['entries', 'minimum', 'values'] });

/** The wishes of a need. Each is compared with a house and earns points. D61. */
export type NeedWish = 'price' | NeedWishColumn;

/** Columns with their own place in the list. */
export type ListedNeedColumn = Of<{ width: number }>;
export const listedNeedColumns = needColumnNames.filter(
  (name): name is ListedNeedColumn => 'width' in needColumns[name],
);

/** The label for narrow places. */
export const shortNeedLabel = (name: NeedColumnName): string => {
  const column: { label: string; short?: string } = needColumns[name];
  return column.short ?? column.label;
};

/** Its width in the list and its minimum width in a sheet, px. */
export const needColumnWidth = (name: NeedColumnName): number | undefined => {
  const column: AnyColumn = needColumns[name];
  return column.width;
};

/** The type of each kind in the database and on the wire. */
export interface NeedValueOf {
  customer: number;
  person: number;
  people: number[];
  purpose: Purpose;
  status: NeedStatus;
  money: number | null;
  unit: 'mil' | 'bil';
  entries: number[];
  values: string[];
  minimum: number | null;
  wishes: NeedWish[];
  flag: 0 | 1;
  level: ManagerLevel;
  note: string | null;
}

/** The values of some columns. */
export type NeedColumnValues<Name extends NeedColumnName> = { [Column in Name]: NeedValueOf[Columns[Column]['kind']] };

/** What a customer wants, without the customer. */
export type NeedWishes = NeedColumnValues<Of<{ answers: 'wishes' }>>;

/** The wishes of a need, without the record's other fields. */
export const wishesOfNeed = (need: NeedWishes): NeedWishes =>
  valuesIn(need, columnsWith(needColumns, { answers: 'wishes' }));

/** A need without wishes: buying, priced in billions. */
export const noWishes: NeedWishes = byKind(tableWith(needColumns, { answers: 'wishes' }), {
  purpose: Purpose.sell,
  money: null,
  unit: 'bil' as const,
  entries: [],
  values: [],
  minimum: null,
  wishes: [],
});

/**
 * The table's other columns: nobody fills them in, other code writes them. `customer_vouched` and `search` serve access checks and
 * search and never leave the API. A test of the API walks the table: a new column fails it until it is listed here or above.
 */
export const otherNeedColumns = [
  ...['id', 'version', 'customer_vouched', 'place', 'search', 'created_at', 'updated_at', 'deleted_at'],
] as const;
