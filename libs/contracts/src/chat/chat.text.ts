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
  /** A token is asked for, and the product's own store needs none. */
  /** The conversations are kept in Firestore, and this page cannot write there. */
  keptElsewhere: 'Hiện chưa nhận tin nhắn tại đây. Anh chị vui lòng gọi điện cho Tổ Ấm',
  noStoreToken: 'Kho hội thoại này không cần mã đăng nhập riêng',
  /** Threads of new devices. D120. */
  isMain: 'Đây đã là hội thoại chính của số này',
  joinHeld: (name: string) => `${name} đang trả lời thiết bị này. Hãy để ${name} xác nhận, hoặc nhận hỗ trợ trước`,
  mayNotRelease: 'Bạn không phải là người đang hỗ trợ hội thoại này',
  tooFast: 'Tin nhắn gửi hơi nhanh. Anh chị vui lòng chờ ít phút rồi gửi tiếp',
  noSession: 'Phiên trò chuyện đã kết thúc. Mời anh chị bắt đầu lại',
  imageNotYours: 'Ảnh này không gửi được. Vui lòng tải ảnh lên lại',
  /** Validation. */
  empty: 'Vui lòng nhập tin nhắn',
  oneContent: 'Mỗi lần gửi chỉ gồm tin nhắn hoặc ảnh',
  /** Lines between messages. T5. */
  event: {
    claim: (name: string, time: string) => `${name} nhận hỗ trợ lúc ${time}`,
    release: (name: string, time: string) => `${name} ngừng hỗ trợ lúc ${time}`,
    lock: (name: string, time: string) => `${name} khoá hội thoại lúc ${time}`,
    unlock: (name: string, time: string) => `${name} mở khoá hội thoại lúc ${time}`,
    noAnswer: (name: string, time: string) => `${name} đánh dấu không cần trả lời lúc ${time}`,
    join: (name: string, time: string, device: number) =>
      `${name} xác nhận thiết bị ${device} là của khách lúc ${time}`,
  },
  /** The last line of a conversation whose last messages are pictures. */
  images: (count: number) => `[Hình ảnh] ${count} ảnh`,
  /** The same of a house. */
  house: (title: string) => `[Bất động sản] ${title}`,
  /** Refusals of houses. */
  houseNotOnWebsite: 'BĐS này không còn trên web nên không gửi được cho khách',
  /** '62 m² · 4 tầng · 4 PN' */
  area: (area: string) => `${area} m²`,
  floors: (count: number) => `${count} tầng`,
  bedrooms: (count: number) => `${count} PN`,
  noPrice: 'Giá liên hệ',
} as const;

/** Fields of a quick reply. */
export const quickReplyLabel = {
  shortcut: 'Phím tắt',
  title: 'Tên tin nhắn',
  text: 'Nội dung',
  scope: 'Dùng cho',
  position: 'Thứ tự',
} as const;

/** What is refused of quick replies. */
export const quickReplyText = {
  notFound: 'Không tìm thấy tin nhắn nhanh này',
  mayNotChange: 'Chỉ quản trị viên mới được sửa tin nhắn nhanh của công ty',
  shortcutLetters: 'Phím tắt chỉ gồm chữ, số, dấu gạch và không có khoảng trắng',
  taken: (shortcut: string) => `Phím tắt /${shortcut} đã có. Hãy đặt phím tắt khác`,
  tooMany: (most: number) => `Tối đa ${most} tin nhắn nhanh. Hãy xoá bớt trước khi thêm`,
} as const;

/** Answer times. */
export const answerTimeText = {
  period: 'Vui lòng chọn khoảng thời gian không quá một năm',
} as const;
