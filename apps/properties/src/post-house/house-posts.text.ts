import { fullMoney } from '@toam/domain/money/money-format';

/** The tab 'Tin đăng' of a house's page. Brief 4 §7; mockup 38b. */
export const housePostsText = {
  title: 'Tin của căn này',
  post: 'Đăng tin',
  postOn: (channel: string) => `Đăng tin trên ${channel}`,
  /** Below the name of a channel without a post. */
  notPosted: {
    portal: 'Chưa đăng · cổng tin đăng',
    manual: 'Chưa đăng · kênh đăng tay',
    off: 'Chưa đăng · kênh đang tắt',
  },
  noChannels: 'Chưa có kênh nào để đăng tin. Quản trị viên tạo kênh ở cài đặt tin đăng.',
  noPosts: 'Căn này chưa đăng ở đâu.',
  openPost: (channel: string) => `Mở tin trên ${channel} trong quản lý tin đăng`,
  upFrom: (from: string, to: string) => `${from} → ${to}`,
  by: (name: string) => `Người đăng: ${name}`,
  nextTry: (when: string) => `thử lại lúc ${when}`,
  drifted: (count: number) => `${count} tin khác hồ sơ`,
  driftedNote: 'Cập nhật không tính thêm tiền',
  updateAll: (count: number) => `Cập nhật cả ${count} tin`,
  money: {
    title: 'Chi cho căn này',
    spent: 'Đã chi',
    amount: (dong: number) => `${fullMoney(dong)} đ`,
    unpriced: (count: number) => `${count} tin chưa có giá`,
    posted: 'Đã đăng',
    failed: 'Lần lỗi',
    times: (count: string) => `${count} lần`,
  },
} as const;
