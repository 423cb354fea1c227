/** The page on which customers write. D100, brief 7 §7. */
export const visitorText = {
  brand: 'Tổ Ấm',
  title: 'Trò chuyện',
  answersSoon: 'Thường trả lời trong 2 phút',
  minimise: 'Thu nhỏ',
  /** The form. */
  welcome: 'Chào anh chị!',
  why: 'Anh chị cho Tổ Ấm xin tên, cách xưng hô và số điện thoại để tiện hỗ trợ ạ.',
  men: 'Anh',
  women: 'Chị',
  name: 'Tên',
  nameMissing: 'Anh chị vui lòng nhập tên',
  phoneMissing: 'Anh chị vui lòng nhập số điện thoại',
  start: 'Bắt đầu trò chuyện',
  starting: 'Đang kết nối',
  privacy: 'Chỉ nhân viên Tổ Ấm thấy số của anh chị',
  leaveEmpty: 'Để trống ô này',
  /** The conversation. `who`: 'anh' or 'chị'. */
  supporting: (who: string) => `Đang hỗ trợ ${who}`,
  messages: 'Tin nhắn',
  you: 'Anh chị',
  hello: (who: string) => `Dạ, Tổ Ấm xin chào. ${who} cần tìm nhà, bán nhà hay hỏi gì cứ nhắn tại đây ạ.`,
  placeholder: 'Nhập tin nhắn',
  send: 'Gửi',
  pickPicture: 'Gửi ảnh',
  picture: 'Ảnh',
  openPicture: 'Mở ảnh',
  pictureFailed: 'Không tải được ảnh',
  pictureLost: 'Ảnh chưa kịp gửi khi trang tải lại. Anh chị vui lòng chọn lại ảnh.',
  sending: 'Đang gửi',
  waiting: 'Chờ gửi',
  tooLong: (length: number, most: number) =>
    `Tin nhắn có ${length} ký tự, mỗi tin tối đa ${most}. Anh chị vui lòng chia thành nhiều tin để gửi`,
  sent: 'Đã gửi',
  seen: 'Đã xem',
  notSent: 'Chưa gửi được',
  again: 'Gửi lại',
  remove: 'Bỏ',
  newMessages: 'Tin nhắn mới',
  older: 'Xem tin cũ hơn',
  readingOlder: 'Đang tải tin cũ hơn',
  olderFailed: 'Chưa tải được tin cũ hơn',
  seeHouse: 'Xem căn này',
  today: 'Hôm nay',
  yesterday: 'Hôm qua',
  /** States. */
  loading: 'Đang mở cuộc trò chuyện',
  offline: 'Mất kết nối. Đang thử lại',
  failed: 'Hệ thống đang gián đoạn. Vui lòng thử lại sau giây lát',
  retry: 'Thử lại',
  locked: 'Cuộc trò chuyện đã đóng',
  /** `whoFirst`: 'Anh' or 'Chị'. */
  lockedNote: (whoFirst: string) => `${whoFirst} vẫn đọc được tin nhắn cũ.`,
  lockedCall: (hours: string | null) =>
    hours ? ` Muốn hỏi tiếp, xin gọi tổng đài ${hours}.` : ' Muốn hỏi tiếp, xin gọi tổng đài.',
  call: (phone: string) => `Gọi ${phone}`,
  ended: 'Phiên trò chuyện đã kết thúc',
  endedNote: 'Tổ Ấm vẫn lưu tin nhắn cũ. Mời anh chị bắt đầu lại để nhắn tiếp.',
  startAgain: 'Bắt đầu lại',
} as const;

/** The button on the brokerage's site. */
export const visitorButtonText = {
  open: 'Trò chuyện với Tổ Ấm',
  close: 'Đóng trò chuyện',
  unread: (count: number) => `${count} tin nhắn mới`,
} as const;
