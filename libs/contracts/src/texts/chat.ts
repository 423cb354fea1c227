/** The chat with customers. Specification 3 §2.5, §4; brief 7. */
export const chatLabel = {
  name: 'Họ tên',
  sex: 'Xưng hô',
  phone_number: 'Số điện thoại',
  text: 'Tin nhắn',
} as const;

/** Words of the wire: what has become of a message. Specification 3 §3, D99. */
export const chatMessageStatus = { unseen: 'Chưa xem', seen: 'Đã xem' } as const;

export const chatText = {
  notFound: 'Không tìm thấy hội thoại',
  /** Refusals. Brief 7 §2 to §4. */
  locked: 'Hội thoại đã bị khoá',
  notHolder: 'Bạn chưa nhận hỗ trợ hoặc đã hết thời gian hỗ trợ',
  held: (name: string) => `${name} đang hỗ trợ khách này. Bạn có chắc muốn nhận hỗ trợ?`,
  mayNotRelease: 'Bạn không phải là người đang hỗ trợ hội thoại này',
  tooFast: 'Bạn gửi quá nhanh. Vui lòng thử lại sau ít phút',
  noSession: 'Phiên trò chuyện đã kết thúc. Vui lòng bắt đầu lại',
  imageNotYours: 'Ảnh này không gửi được. Vui lòng tải ảnh lên lại',
  /** Validation. */
  empty: 'Vui lòng nhập tin nhắn',
  oneContent: 'Mỗi lần gửi chỉ gồm tin nhắn hoặc ảnh',
  phoneDigits: 'Số điện thoại chỉ điền số',
  phoneWrong: 'Số điện thoại không đúng',
  /** Lines between messages. T5. */
  event: {
    claim: (name: string, time: string) => `${name} nhận hỗ trợ lúc ${time}`,
    release: (name: string, time: string) => `${name} ngừng hỗ trợ lúc ${time}`,
    lock: (name: string, time: string) => `${name} khoá hội thoại lúc ${time}`,
    unlock: (name: string, time: string) => `${name} mở khoá hội thoại lúc ${time}`,
    /** For the staff alone: the number is known, and perhaps somebody else uses it. */
    session: (name: string, time: string) => `${name} bắt đầu lại từ một thiết bị khác lúc ${time}`,
  },
  /** The last line of a conversation whose last messages are pictures. */
  images: (count: number) => `[Hình ảnh] ${count} ảnh`,
} as const;
