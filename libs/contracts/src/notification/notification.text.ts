/** Specification 2 §2, §3; kinds from 10 on: D70. */
export const notificationText = {
  title: 'Thông báo',
  empty: 'Chưa có thông báo',
  notFound: 'Không tìm thấy thông báo',
  seeAll: 'Đánh dấu tất cả đã đọc',
  showAll: 'Xem tất cả',
  unread: 'Chưa đọc',
  count: (unread: number) => `${unread} chưa đọc`,
  /** Filter of the notifications screen. */
  filter: 'Hiển thị',
  filterAll: 'Tất cả',
  filterUnread: 'Chưa đọc',
  noneUnread: 'Bạn đã đọc hết thông báo.',
  /** Digest of new matches, for one need and for several. D70 kind 10. */
  matched: (houses: number, customer: string) =>
    `${houses.toLocaleString('vi-VN')} BĐS mới phù hợp nhu cầu của ${customer}`,
  matchedSeveral: (matches: number, needs: number) =>
    `${matches.toLocaleString('vi-VN')} kết quả phù hợp mới cho ${needs.toLocaleString('vi-VN')} nhu cầu bạn phụ trách`,
  /** `clock`: "09:30", `day`: "21/11". */
  visit: (customer: string, address: string, clock: string, day: string) =>
    `nhắc lịch: khách ${customer} xem ${address} lúc ${clock} ngày ${day}`,
  need: (id: number) => `Nhu cầu #${id}`,
  /** `browser` and `os` are '' if unknown. */
  newDevice: (browser: string, os: string) =>
    ['đăng nhập từ thiết bị mới', [browser, os].filter(Boolean).join(' trên ')].filter(Boolean).join(': '),
  /** D107: within one hour. */
  manyReveals: (name: string, count: number) =>
    `${name} đã xem số điện thoại của ${count.toLocaleString('vi-VN')} khách hàng trong một giờ`,
  type: {
    1: 'đã tạo một bất động sản mới',
    2: 'đã chia sẻ một bất động sản lên cộng đồng',
    3: 'đã tạo một bất động sản và giao cho bạn',
    4: 'đã bình luận về bất động sản của bạn',
    10: 'có BĐS phù hợp với nhu cầu của khách bạn phụ trách',
    11: 'đã duyệt hoặc từ chối yêu cầu của bạn',
    12: 'có đơn chờ bạn duyệt',
    13: 'đã duyệt hoặc từ chối đơn của bạn',
    14: 'đã duyệt hoặc từ chối bài viết của bạn',
    15: 'đã nhắc đến bạn',
    16: 'đã trả lời bình luận của bạn',
    17: 'Có khách để lại thông tin liên hệ về bất động sản của bạn',
    18: 'Nhắc lịch dẫn khách đi xem nhà',
    19: 'đã chia sẻ với bạn một nhu cầu',
    20: 'đã gộp hồ sơ khách hàng của bạn',
    21: 'Đăng nhập từ thiết bị mới',
    22: 'đã bàn giao công việc cho bạn',
    23: 'Có người xem rất nhiều số điện thoại khách hàng',
    24: 'Đăng tin thất bại',
    25: 'đã ghi nhận giao dịch của bạn',
    26: 'sẽ vắng mặt',
    27: 'đã xoá một phần giao dịch của bạn',
    28: 'đã trả lời câu hỏi của bạn về dự án',
  },
} as const;
