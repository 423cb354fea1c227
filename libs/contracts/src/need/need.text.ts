import type { MatchTarget } from '@toam/domain/need-values';
import type { Verdict } from '@toam/domain/need/matching';
import { needColumns, needWishColumns, type NeedWish, shortNeedLabel } from '@toam/domain/need/need-columns';
import { labelsOf, perColumn } from '@toam/domain/record/columns';
import { commonText } from '@toam/contracts/texts/common';

/** Label of a wish where a need is compared with a house. Specification 2 §2, §3 "Request". */
export const needWishLabel: Record<NeedWish, string> = { price: 'Giá', ...perColumn(needWishColumns, shortNeedLabel) };

/** The same inside a sentence: "Chưa đạt loại BĐS". */
export const needWishWord: Record<NeedWish, string> = {
  price: 'giá',
  ...perColumn(needWishColumns, (column) => needColumns[column].word),
};

/** Result of one wish. D61. */
export const verdictText = {
  met: 'Đạt',
  near: 'Gần đạt',
  missed: 'Chưa đạt',
  no_data: 'Thiếu dữ liệu',
} as const satisfies Record<Verdict, string>;

/** Status of a customer at a house. Specification 1 §4, 2 §4 ('da chao', 'da di xem' … with diacritics, D3). */
export const matchTargetText = {
  0: 'Không ưng',
  1: 'Đã chào',
  2: 'Đã đi xem',
  3: 'Thương lượng',
  4: 'Giao dịch hoàn thành',
} as const satisfies Record<MatchTarget, string>;

/** Labels of a need's own fields: the form, the list, history and exports. Specification 2 §2, §3 "Request". */
export const needLabel = {
  id: 'Mã',
  customer: 'Khách hàng',
  phone_number: 'Số điện thoại',
  place: 'Khu vực',
  ...labelsOf(needColumns),
  matchings: 'BĐS phù hợp',
  recommended: 'Đã chào',
  seen: 'Đã đi xem',
  negotiating: 'Thương lượng',
  done: 'Giao dịch hoàn thành',
  disliked: 'Không ưng',
  created_at: 'Ngày tạo',
  updated_at: 'Cập nhật',
} as const;

/** 0 unresolved, 1 resolved. Specification 2 §3. */
export const needStatusText = { 0: 'Chưa xử lý', 1: 'Đã xử lý' } as const;

/** Which superiors see a need. D60. */
export const managerLevelText = { 0: 'Không chia sẻ', 1: 'Quản lý trực tiếp', 2: 'Tất cả cấp trên' } as const;

/** Actions in the history. */
export const needHistoryText = {
  created: 'Tạo mới',
  changed: 'Chỉnh sửa',
  statusChanged: 'Đổi trạng thái',
  shared: 'Chia sẻ',
  deleted: 'Xoá',
  restored: 'Khôi phục',
  /** A house is suitable again, or set aside for later. */
  suitable: 'Đưa về Phù hợp',
  later: 'Quan tâm sau',
  nothing: 'trống',
  yes: 'Có',
  no: 'Không',
  from: (label: string, old: string, now: string) => `${label}: ${old} → ${now}`,
} as const;

export const needText = {
  noun: 'nhu cầu',
  suitable: 'Phù hợp',
  later: 'Phù hợp sau',
  buy: 'Mua',
  rent: 'Thuê',
  notFound: 'Không tìm thấy nhu cầu',
  mayNotSee: 'Bạn không có quyền xem nhu cầu này',
  otherCustomer: 'Nhu cầu này là của khách hàng khác',
  mayNotRecommend: 'Bạn không phụ trách khách hàng này nên không đổi được trạng thái',
  /** Another person changed the status meanwhile. */
  movedMeanwhile: (now: string) => `Trạng thái vừa được người khác đổi thành “${now}”`,
  mayNotEdit: 'Bạn không có quyền sửa nhu cầu này',
  mayNotShare: 'Chỉ người phụ trách mới được chia sẻ nhu cầu này',
  mayNotDelete: 'Bạn không có quyền xoá nhu cầu này',
  mayNotRestore: 'Bạn không có quyền khôi phục nhu cầu này',
  notDeleted: 'Nhu cầu này không bị xoá',
  created: 'Tạo nhu cầu thành công',
  updated: 'Cập nhật nhu cầu thành công',
  /** Specification 2 §8: 'Thay doi thanh cong!' (D3). */
  statusChanged: 'Thay đổi thành công!',
  deleted: 'Xoá nhu cầu thành công',
  restored: 'Khôi phục nhu cầu thành công',
  shared: 'Chia sẻ nhu cầu thành công',
  /** D63 */
  priceOrder: '“Giá đến” không được nhỏ hơn “Giá từ”',
  unknownChoice: 'Lựa chọn không còn trong danh mục',
  foreignWard: 'Phường/Xã phải thuộc Quận/Huyện đã chọn',
  /** Colleagues who are locked, deleted, or marketers, who have no access to needs (D20). */
  unknownStaff: (names: string) => `Không chia sẻ được với ${names}: tài khoản đã khoá hoặc không được xem nhu cầu`,
  foreignCustomer: 'Bạn không phụ trách khách hàng này',
  unknownCustomer: 'Không tìm thấy khách hàng này. Vui lòng chọn lại',
  unknownUser: commonText.staffGone,
  customerFixed: 'Đã có bất động sản được chào cho khách này qua nhu cầu, nên không đổi khách hàng được',
  customerGone: 'Khách hàng của nhu cầu này đã bị xoá',
  tooManyChoices: (max: number) => `Tối đa ${max} lựa chọn`,
  tooManyStaff: (max: number) => `Tối đa ${max} nhân viên`,
  filterKind: 'Bộ lọc không đúng',
  tooManyRequests: (max: number) => `Tối đa ${max} nhu cầu mỗi lần`,
} as const;
