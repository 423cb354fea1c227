/** What was changed on a record, as a section of its panel. */
export const historyText = {
  title: 'Lịch sử thay đổi',
  none: 'Chưa có thay đổi nào.',
  system: 'Hệ thống',
  nothing: 'trống',
  restored: 'Đã khôi phục',
  more: (left: string) => `Xem thêm ${left}`,
  retryMore: 'Không tải thêm được. Thử lại',
} as const;
