/** What was changed on a record of business, as a section of its panel. */
export const businessHistoryText = {
  title: 'Lịch sử thay đổi',
  none: 'Chưa có thay đổi nào.',
  system: 'Hệ thống',
  nothing: 'trống',
  more: (left: string) => `Xem thêm ${left}`,
  retryMore: 'Không tải thêm được. Thử lại',
} as const;
