/**
 * What is done with a house that stands: sharing, the website, stopping, decisions, and who is looking at it. The texts of
 * success are specification 1 §8's and come from `house.ts` where the API says them too; the rest is D3, D10.
 */
export const houseActionText = {
  column: 'Nội dung',
  oldValue: 'Giá trị cũ',
  newValue: 'Giá trị mới',
  nothing: '(trống)',
  /** Specification 1 §2. */
  draftCount: (count: number) => `Thay đổi cần duyệt (${count})`,

  approve: 'Duyệt',
  reject: 'Từ chối',
} as const;

/** Offered while a request is refused; choosing one fills the box, where it can be completed. */
export const rejectReasons = [
  'Ảnh mờ hoặc không đúng nhà',
  'Giá không khớp với chủ nhà',
  'Sai địa chỉ hoặc diện tích',
  'Mô tả còn sơ sài',
  'Trùng với BĐS đã có',
] as const;

/** Offered while selling is stopped. */
export const stopReasons = ['Đã bán', 'Đã cho thuê', 'Chủ ngưng bán', 'Chủ đổi giá', 'Sai thông tin'] as const;
