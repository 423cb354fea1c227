import type { FormTypeKind } from '@toam/domain/form-types';
import { commonText } from '@toam/contracts/texts/common';

/** Names of the kinds inside a sentence. */
const kind: Record<FormTypeKind, string> = { shift: 'ca làm', typeShift: 'loại ca', reasonLeave: 'lý do nghỉ' };

/** Lists that check-in and forms choose from. Specification 2 §2 "Form types", §5; D69, D90. */
export const formTypeText = {
  kind,
  shifts: 'Quản lý ca làm',
  leaves: 'Quản lý lý do nghỉ',
  shift: 'Ca làm',
  typeShift: 'Loại ca',
  reasonLeave: 'Lý do nghỉ',
  name: 'Tên',
  nameOf: (of: FormTypeKind) => `Tên ${kind[of]}`,
  yes: 'Có',
  no: 'Không',
  start: 'Giờ bắt đầu',
  end: 'Giờ kết thúc',
  grace: 'Số phút được trễ',
  graceNote: 'Đến trễ hay về sớm trong số phút này không bị tính.',
  graceOf: (minutes: string) => `Được trễ ${minutes} phút`,
  noGrace: 'Tính trễ từ phút đầu',
  minutes: 'phút',
  appliesFrom: 'Áp dụng từ',
  dayMissing: 'Vui lòng chọn ngày',
  appliesFromNote: 'Để trống là từ hôm nay. Những ngày trước đó vẫn tính như cũ.',
  appliesFromDay: (day: string) => `Từ ${day}`,
  optional: 'Ca tự chọn, không tính công',
  optionalNote: 'Như ca tối: làm thêm ngoài ngày công, có thể trùng giờ ca khác.',
  optionalBadge: 'Tự chọn',
  usesQuota: 'Trừ phép năm',
  usesQuotaNote: 'Đơn nghỉ với lý do này trừ vào phép năm.',
  inactive: 'Ngưng dùng',
  create: (of: FormTypeKind) => `Tạo ${kind[of]}`,
  createTitle: (of: FormTypeKind) => `Tạo ${kind[of]} mới`,
  editTitle: (of: FormTypeKind) => `Cập nhật ${kind[of]}`,
  actionsOf: (name: string) => `Thao tác với ${name}`,
  edit: 'Sửa',
  remove: 'Xoá',
  activate: 'Dùng lại',
  deactivate: 'Ngưng dùng',
  moveUp: 'Đưa lên',
  moveDown: 'Đưa xuống',
  save: 'Lưu',
  make: 'Tạo mới',
  empty: (of: FormTypeKind) => `Chưa có ${kind[of]} nào`,
  usedBy: (count: string) => `Dùng ở ${count} đơn`,
  sureRemove: (name: string) => commonText.sure(`xoá “${name}”`),
  sureRemoveNote: 'Mục này sẽ không còn trong chấm công và các đơn.',
  sureDeactivate: (name: string) => commonText.sure(`ngưng dùng “${name}”`),
  sureDeactivateNote: 'Chấm công và các đơn đã có giữ nguyên, nhưng không chọn được mục này nữa.',

  /** D10. */
  made: (of: FormTypeKind) => commonText.done('Tạo', kind[of]),
  changed: (of: FormTypeKind) => commonText.done('Cập nhật', kind[of]),
  removed: (name: string) => `Đã xoá “${name}”`,
  deactivated: (name: string) => `Đã ngưng dùng “${name}”`,
  activated: (name: string) => `Đã dùng lại “${name}”`,

  notFound: 'Không tìm thấy mục này',
  /** The timesheet uses these shifts. D90. */
  fixed: 'Bảng công tính theo ca này nên không xoá được. Bạn có thể ngưng dùng ca này',
  /** Specification 2 §5: 'Please enter {type name}' (D3). */
  nameMissing: (of: FormTypeKind) => `Vui lòng nhập ${kind[of]}`,
  duplicate: (of: FormTypeKind) => `Đã có ${kind[of]} tên này. Vui lòng đặt tên khác`,
  startMissing: 'Vui lòng nhập giờ bắt đầu',
  endMissing: 'Vui lòng nhập giờ kết thúc',
  notAClock: 'Giờ không hợp lệ, ví dụ 08:00',
  endBeforeStart: 'Giờ kết thúc phải sau giờ bắt đầu',
  graceMissing: 'Vui lòng nhập số phút',
  graceRange: (max: number) => `Nhập từ 0 đến ${max} phút`,
  overlaps: (name: string, from: string, to: string) => `Trùng giờ với ${name} (${from}–${to})`,
} as const;

/** Labels of a form type's columns in its history. */
export const formTypeLabel = {
  name: formTypeText.name,
  start: formTypeText.start,
  end: formTypeText.end,
  grace_minutes: formTypeText.grace,
  optional: formTypeText.optionalBadge,
  applies_from: formTypeText.appliesFrom,
  uses_quota: formTypeText.usesQuota,
  active: 'Đang dùng',
  created_at: 'Tạo',
  deleted_at: 'Xoá',
} as const;
