import { oldestBrowsers as oldest } from '../oldest-browsers';

/** Texts of the microfrontend platform: remotes that are down or not built yet. */
export const platformText = {
  partDown: (part: string) => `${part} chưa tải được`,
  partDownWhy:
    'Mục này đang được cập nhật hoặc mạng chập chờn. Các mục khác vẫn dùng bình thường, nội dung đang nhập không mất.',
  partBroke: (part: string) => `${part} vừa gặp lỗi`,
  partBrokeWhy: 'Lỗi đã được báo cho bộ phận kỹ thuật. Các mục khác vẫn dùng bình thường.',
  newBuild: 'Có bản mới',
  newBuildWhy: 'Phần này vừa được cập nhật. Lưu những gì đang nhập, rồi tải lại trang để dùng tiếp.',
  reload: 'Tải lại trang',
  home: 'Về Trang chủ',
  copyDetails: 'Sao chép chi tiết',
  copied: 'Đã sao chép',
  copyFailed: 'Trình duyệt không cho sao chép',
  code: 'Mã',
  team: (team: string) => `Đội phụ trách: ${team}`,
  slotDown: (label: string) => `Phần “${label}” chưa tải được`,
  loading: 'Đang tải…',
  /** After some seconds, while bytes still come. */
  slowLine: 'Đường truyền chậm, đang tải…',
  oldBrowser: `Trình duyệt này đã cũ nên không mở được Tổ Ấm. Hãy cập nhật rồi mở lại: cần Chrome hoặc Edge ${oldest.chrome}, Firefox ${oldest.firefox}, Safari ${oldest.safari} trở lên.`,
  registryDown: 'Không tải được menu',
  registryDownWhy: 'Kiểm tra kết nối mạng rồi thử lại.',
} as const;
