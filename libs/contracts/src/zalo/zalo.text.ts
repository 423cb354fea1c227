/** Sharing houses by Zalo. Specification 2 §2, 3 §2.7, §7.7; D49. */
export const zaloText = {
  title: 'Kết nối Zalo',
  /** Specification 2 §2 "Zalo token route". */
  connectedDone: 'Tài khoản Zalo đã được kết nối. Bạn có thể chia sẻ nội dung với bạn bè.',
  connecting: 'Đang kết nối với Zalo…',
  connect: 'Kết nối Zalo',
  connectAgain: 'Kết nối lại',
  account: (name: string) => `Zalo: ${name}`,
  since: (day: string) => `Kết nối từ ${day}`,
  until: (day: string) => `còn hạn tới ${day}`,
  notConnected: 'Zalo chưa kết nối',
  notConnectedNote:
    'Kết nối một lần để gửi căn nhà kèm lời nhắn cho bạn bè ngay từ đây. Tổ Ấm chỉ gửi khi bạn bấm, không đọc tin nhắn.',
  lapsed: 'Kết nối Zalo đã hết hạn',
  lapsedNote: (name: string) => `Zalo không còn cho Tổ Ấm dùng tài khoản ${name}. Hãy kết nối lại để gửi tiếp.`,
  ownButton: 'Dùng nút chia sẻ của Zalo, không cần kết nối',
  notConfigured: 'Chưa kết nối Zalo được',
  /** For the person; the two variables are for whoever runs the server. */
  notConfiguredNote:
    'Công ty chưa khai báo ứng dụng Zalo. Quản trị viên đặt hai biến ZALO_APP_ID và ZALO_APP_SECRET trên máy chủ rồi khởi động lại. Nút chia sẻ của Zalo vẫn dùng được.',
  disconnect: 'Ngắt kết nối',
  disconnectSure: (name: string) => `Bạn có chắc muốn ngắt kết nối Zalo ${name}?`,
  disconnectNote:
    'Tổ Ấm xoá khoá truy cập tài khoản này. Bài và tin nhắn đã gửi vẫn ở trên Zalo. Bạn có thể kết nối lại bất cứ lúc nào.',
  disconnected: 'Đã ngắt kết nối Zalo',
  howTo: 'Để gửi một căn nhà: mở trang của căn đó hoặc bài trên Cộng đồng, bấm Chia sẻ rồi chọn Chia sẻ qua Zalo.',
  toHouses: 'Về danh sách BĐS',
  failed: 'Chưa kết nối được Zalo',
  connectedTitle: 'Đã kết nối Zalo',
  seeConnection: 'Xem kết nối',
  /** The address came back without a code: the person closed Zalo's question. */
  notAllowed: 'Bạn chưa cho phép Tổ Ấm trên Zalo. Hãy kết nối lại và chọn đồng ý.',
  /** On the account page. */
  accountTitle: 'Zalo',
  accountNote: 'Để gửi BĐS kèm lời nhắn cho bạn bè trên Zalo.',
  manage: 'Quản lý kết nối',
} as const;

/** The dialog that sends a house. Mockup 40b. */
export const zaloShareText = {
  title: (id: number) => `Chia sẻ #${id}`,
  to: 'Gửi cho',
  toFeed: 'Để trống: đăng lên nhật ký của bạn',
  noFriends: 'Không có bạn bè nào khớp',
  friendsLoading: 'Đang tải danh sách bạn bè…',
  /** Behind it stands Zalo's refusal. */
  friendsFailed: 'Không chọn được bạn bè, bài sẽ đăng lên nhật ký của bạn.',
  tooManyFriends: (max: number) => `Mỗi lần gửi tối đa ${max} người`,
  message: 'Lời nhắn',
  messagePlaceholder: 'Viết vài dòng về căn nhà này…',
  note: 'Khách nhận liên kết tới web thương mại.',
  post: 'Đăng lên nhật ký',
  send: (count: number) => `Gửi ${count} người`,
  posted: 'Đã đăng lên nhật ký Zalo',
  sent: (count: number) => `Đã gửi cho ${count} người trên Zalo`,
  /** Some got it. Those who did not stay chosen. */
  sentPartly: (sent: number, missed: number) => `Đã gửi cho ${sent} người, còn ${missed} người chưa nhận được`,
  notSentTo: (name: string, why: string) => `${name}: ${why}`,
  links: 'Liên kết',
  commercialUrl: 'URL thương mại',
  officeLink: 'Liên kết nội bộ',
  officeLinkNote: 'Chỉ đồng nghiệp mở được',
  sheet: 'Tờ giới thiệu',
  sheetNote: '1 trang A4 có mã QR',
  print: 'In',
  copy: 'Chép',
  copyCommercial: 'Sao chép URL thương mại',
  copyOffice: 'Sao chép liên kết nội bộ',
  preview: 'Khách sẽ thấy',
  close: 'Đóng',
} as const;

/** What the API refuses. A code is Zalo's own; its words are not repeated, because nobody knows what they hold. */
export const zaloRefusal = {
  notConfigured: 'Công ty chưa cấu hình ứng dụng Zalo (ZALO_APP_ID, ZALO_APP_SECRET)',
  notConnected: 'Bạn chưa kết nối Zalo. Hãy kết nối rồi thử lại',
  lapsed: 'Kết nối Zalo của bạn đã hết hạn. Hãy kết nối lại',
  wrongState: 'Yêu cầu kết nối Zalo không đúng hoặc đã hết hạn. Hãy bấm Kết nối Zalo để làm lại',
  usedState:
    'Yêu cầu kết nối Zalo này đã được dùng. Nếu tài khoản chưa hiện là đã kết nối, hãy bấm Kết nối Zalo để làm lại',
  login: (code: string) => `Zalo không chấp nhận yêu cầu kết nối (mã ${code}). Hãy bấm Kết nối Zalo để làm lại`,
  friends: (code: string) => `Zalo không cho ứng dụng của công ty xem danh sách bạn bè (mã ${code})`,
  feed: (code: string) =>
    `Zalo không cho ứng dụng của công ty đăng bài này (mã ${code}). Bạn vẫn gửi được bằng nút chia sẻ của Zalo`,
  message: (code: string) => `Zalo không cho ứng dụng của công ty gửi tin này (mã ${code})`,
  away: 'Không liên lạc được với Zalo. Vui lòng thử lại sau ít phút',
  /** The request was on its way, so Zalo may have it. */
  uncertain: 'Zalo không trả lời kịp nên chưa rõ đã nhận hay chưa. Hãy xem trên Zalo trước khi gửi lại',
  unreadable: 'Không đọc được khoá Zalo đã lưu. Hãy kết nối lại',
  houseGone: 'Không chia sẻ được BĐS này: không tìm thấy, hoặc bạn không xem được',
  notOnWeb: 'BĐS chưa lên web nên khách chưa mở được liên kết. Hãy yêu cầu đăng web trước',
  noWebsite: 'Chưa cấu hình web thương mại nên chưa có liên kết để gửi',
} as const;
