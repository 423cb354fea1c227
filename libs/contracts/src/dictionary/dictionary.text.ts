import type { DictionaryUse } from './dictionary.schema';
import type { DictionaryType } from '@toam/contracts/option/option.schema';
import { commonText } from '@toam/contracts/texts/common';

/** Uses of an entry with their number: '1.204 BĐS'. */
const users = {
  house: (count: string) => `${count} BĐS`,
  draft: (count: string) => `${count} bản sửa chờ duyệt`,
  request: (count: string) => `${count} nhu cầu`,
  user: (count: string) => `${count} nhân viên`,
  entry: (count: string) => `${count} mục con`,
} as const;

/** '1.204 BĐS, 3 nhu cầu'. */
export const usesInWords = (uses: readonly DictionaryUse[]): string =>
  uses.map(({ noun, count }) => users[noun](count.toLocaleString('vi-VN'))).join(', ');

/** Labels of the types. `province` is a Quận/Huyện, `district` a Phường/Xã (D30). */
const type: Record<DictionaryType, string> = {
  type: 'Loại BĐS',
  class: 'Mặt tiền/hẻm',
  ownership: 'Pháp lý',
  direction: 'Hướng',
  street_type: 'Loại đường',
  province: 'Quận/Huyện',
  district: 'Phường/Xã',
  city: 'Tỉnh/Thành phố',
  street: 'Đường',
};

/** A type's name inside a sentence: 'loại BĐS', 'phường/xã'. */
const within = (name: string): string => name.replace(/(?<=^|\/)./g, (first) => first.toLowerCase());

/** The dictionary of /admin. Specification 2 §2 "Dictionary", §3, §5; D66. */
export const dictionaryText = {
  type,
  pickType: 'Loại danh mục',
  pickParent: 'Thuộc',
  search: 'Tìm trong danh mục',
  status: 'Trạng thái',
  all: 'Tất cả',
  active: 'Đang dùng',
  inactive: 'Ngưng dùng',
  id: 'Mã',
  value: 'Giá trị',
  created: 'Ngày tạo',
  updated: 'Ngày cập nhật',
  uses: 'Được dùng ở',
  usesNote: 'Tính cả hồ sơ đã xoá còn khôi phục được',
  unused: 'Chưa dùng',
  actions: 'Thao tác',
  actionsOf: (value: string) => `Thao tác với ${value}`,
  add: 'Thêm',
  addTitle: (type: string) => `Thêm ${within(type)}`,
  editTitle: (type: string) => `Sửa ${within(type)}`,
  edit: 'Sửa',
  remove: 'Xoá',
  deactivate: 'Ngưng dùng',
  activate: 'Dùng lại',
  moveUp: 'Đưa lên',
  moveDown: 'Đưa xuống',
  save: 'Lưu',
  create: 'Tạo mới',
  /** The label of a value in a form when the value is no longer offered. */
  noLongerOffered: (value: string) => `${value} (ngưng dùng)`,
  renameNote: (uses: string) => `Tên mới hiện ngay ở ${uses}.`,
  directionNote: 'Hướng được lưu theo tên trong từng hồ sơ, nên hướng đang được dùng không đổi tên được.',
  streetNote: 'Đổi tên đường chỉ đổi gợi ý khi nhập; địa chỉ đã nhập của BĐS giữ nguyên.',
  sureRemove: (value: string) => commonText.sure(`xoá “${value}”`),
  sureRemoveNote: 'Mục này sẽ không còn để chọn nữa.',
  sureDeactivate: (value: string) => commonText.sure(`ngưng dùng “${value}”`),
  sureDeactivateNote: (uses: string) =>
    `Đang được dùng ở ${uses} nên không xoá được. Ngưng dùng: các hồ sơ đó giữ nguyên, mục này không còn để chọn.`,
  fixedNote: 'Mục này gắn với quy tắc của hệ thống: đổi tên được, không xoá và không ngưng dùng được.',
  noneYet: (type: string) => `Chưa có ${within(type)} nào`,
  pageGone: 'Trang này không còn giá trị nào',
  table: (type: string) => `Danh sách ${within(type)}`,
  position: 'Thứ tự khi chọn',
  seeResults: (count: string) => `Xem ${count} giá trị`,
  noneFound: 'Không có giá trị nào khớp',

  /** Specification 2 §8: success notices "dictionary created, updated and deleted" (texts not shown; D10). */
  made: 'Đã thêm vào danh mục',
  changed: 'Đã lưu danh mục',
  removed: (value: string) => `Đã xoá “${value}”`,
  deactivated: (value: string) => `Đã ngưng dùng “${value}”`,
  activated: (value: string) => `Đã dùng lại “${value}”`,

  notFound: 'Không tìm thấy mục này trong danh mục',
  /** Specification 2 §5: 'This dictionary entry already exists. Please create another name' (D3). */
  duplicate: 'Mục này đã có trong danh mục. Vui lòng đặt tên khác',
  /** The same, but the existing entry is switched off. */
  duplicateInactive: 'Mục này đã có trong danh mục và đang ngưng dùng. Vui lòng dùng lại mục đó hoặc đặt tên khác',
  parentMissing: (type: string) => `Vui lòng chọn ${type}`,
  unknownParent: 'Lựa chọn không hợp lệ',
  fixed: 'Mục này gắn với quy tắc của hệ thống nên không xoá hay ngưng dùng được. Bạn vẫn đổi tên được',
  directionInUse: (uses: string) =>
    `Hướng này đang được dùng ở ${uses} và được lưu theo tên, nên không đổi tên được. Hãy thêm hướng mới rồi ngưng dùng hướng này`,
} as const;
