import type { MatchTarget } from '@toam/domain/need-values';
import type { NeedColumn, Verdict } from '@toam/domain/matching';

/**
 * Labels of a need's fields, as people read them where a need is held against a house. Wire `province` is a Quận/Huyện,
 * `districts` are Phường/Xã (D30). Specification 2 §2, §3 "Request".
 */
export const needColumnLabel = {
  price: 'Giá',
  province: 'Quận/Huyện',
  districts: 'Phường/Xã',
  property_type: 'Loại BĐS',
  house_type: 'Hạng nhà',
  area: 'Diện tích',
  number_bedroom: 'Phòng ngủ',
  floors: 'Số tầng',
  min_width: 'Ngang',
  road_area: 'Đường trước',
  request_direction: 'Hướng',
} as const satisfies Record<NeedColumn, string>;

/** The same within a sentence: "Chưa đạt loại BĐS". */
export const needColumnWord = {
  price: 'giá',
  province: 'quận/huyện',
  districts: 'phường/xã',
  property_type: 'loại BĐS',
  house_type: 'hạng nhà',
  area: 'diện tích',
  number_bedroom: 'phòng ngủ',
  floors: 'số tầng',
  min_width: 'chiều ngang',
  road_area: 'đường trước',
  request_direction: 'hướng',
} as const satisfies Record<NeedColumn, string>;

/** What became of one wish. D61. */
export const verdictText = {
  met: 'Đạt',
  near: 'Gần đạt',
  missed: 'Chưa đạt',
  no_data: 'Thiếu dữ liệu',
} as const satisfies Record<Verdict, string>;

/** Where a customer stands with a house. Specification 1 §4, 2 §4 ('da chao', 'da di xem' … with diacritics, D3). */
export const matchTargetText = {
  0: 'Không ưng',
  1: 'Đã chào',
  2: 'Đã đi xem',
  3: 'Thương lượng',
  4: 'Giao dịch hoàn thành',
} as const satisfies Record<MatchTarget, string>;

export const needText = {
  suitable: 'Phù hợp',
  later: 'Phù hợp sau',
  buy: 'Mua',
  rent: 'Thuê',
  notFound: 'Không tìm thấy nhu cầu',
  mayNotSee: 'Bạn không có quyền xem nhu cầu này',
  otherCustomer: 'Nhu cầu này là của khách hàng khác',
  mayNotRecommend: 'Bạn không phụ trách khách hàng này nên không đổi được trạng thái',
  /** Somebody moved the customer in the meantime. */
  movedMeanwhile: (now: string) => `Trạng thái vừa được người khác đổi thành “${now}”`,
  tooManyRequests: (most: number) => `Tối đa ${most} nhu cầu mỗi lần`,
} as const;
