/** The drawer of a need. Specification 2 §2 "Requests", §8, mockup 09. Spec spellings without diacritics: D3. */
export const needDrawerText = {
  /** Specification 2 §2: 'Vui long nhap dia chi de tim kiem'. */
  addressMissing: 'Vui lòng nhập địa chỉ để tìm kiếm',
  noLater: (tab: string) => `Nhóm “${tab}” không có mục Quan tâm sau`,
  notMandatory: 'Có tiêu chí không phải là bắt buộc của nhu cầu này',
} as const;
