/** Contact requests from the commercial website. D15. */
export const contactLabel = {
  house_id: 'Bất động sản',
  name: 'Họ tên',
  phone_number: 'Số điện thoại',
  message: 'Lời nhắn',
  created_at: 'Thời gian',
  status: 'Trạng thái',
} as const;

export const contactText = {
  notFound: 'Không tìm thấy yêu cầu liên hệ',
  mayNotHandle: 'Bạn không có quyền xử lý yêu cầu liên hệ này',
  houseNotFound: 'Bất động sản không còn được đăng',
  /** Refusals when creating a customer from the request. */
  mayNotMake: 'Bạn không xem được số điện thoại này nên không tạo được khách hàng từ yêu cầu',
  alreadyMade: (name: string) => `Yêu cầu này đã gắn với khách hàng ${name}`,
  otherNumber: 'Số trong yêu cầu liên hệ không phải của khách hàng này',
  needOfOther: 'Nhu cầu này là của khách hàng khác',
  /** An option of the list's filter. */
  houseOption: (id: number, address: string, waiting: number) =>
    `#${id} ${address}${waiting > 0 ? ` · ${waiting} chưa xử lý` : ''}`,
  /** Start of the description of a need from a contact request. */
  askedAbout: (house: string) => `Hỏi về: ${house}`,
  tooMany: 'Yêu cầu đã gửi nhiều lần. Anh chị vui lòng thử lại sau ít phút',
  originRefused: 'Trang web này chưa được phép gửi yêu cầu liên hệ',
  /** For developers who connect a website. */
  wrongKey: 'Khoá của website không đúng (X-Website-Key)',
  noAddress: 'Thiếu địa chỉ IP của khách (X-Visitor-Address)',
} as const;

/** The screen 'Yêu cầu liên hệ' and the panel of one request. D15. */
export const contactListText = {
  title: 'Yêu cầu liên hệ',
  table: 'Bảng yêu cầu liên hệ',
  /** Number of all waiting requests, and number of found requests. */
  count: (waiting: string, total: number) =>
    waiting === '0' ? total.toLocaleString('vi-VN') : `${waiting} chưa xử lý · ${total.toLocaleString('vi-VN')}`,
  searchPlaceholder: 'Tìm theo tên hoặc số điện thoại',
  seeResults: (count: string) => `Xem ${count} yêu cầu`,
  seeAll: 'Xem yêu cầu',
  statusFilter: 'Lọc theo trạng thái',
  all: 'Tất cả',
  visitor: 'Người liên hệ',
  outcome: 'Kết quả',
  more: 'Thao tác',
  actions: (name: string) => `Thao tác với yêu cầu của ${name}`,
  status: { 0: 'Chưa xử lý', 1: 'Đã xử lý' },
  handle: (name: string) => `Chưa xử lý: đánh dấu đã xử lý yêu cầu của ${name}`,
  reopen: (name: string) => `Đã xử lý: mở lại yêu cầu của ${name}`,
  markHandled: 'Đánh dấu đã xử lý',
  markNew: 'Đánh dấu chưa xử lý',
  handled: (name: string) => `Đã xử lý yêu cầu của ${name}`,
  reopened: (name: string) => `Yêu cầu của ${name} chờ xử lý trở lại`,
  handledBy: (name: string, when: string) => `${name} · ${when}`,
  noMessage: 'Không có lời nhắn',
  sent: 'Gửi lúc',
  call: 'Gọi',
  zalo: 'Nhắn Zalo',
  copyPhone: 'Sao chép số điện thoại',
  phoneCopied: 'Đã sao chép số điện thoại',
  phoneHidden: 'Số điện thoại đã ẩn',
  makeCustomer: 'Tạo khách hàng',
  useCustomer: (name: string) => `Gắn với khách hàng ${name}`,
  /** The number belongs to a customer already (D56). */
  knownAs: (name: string, staff: string) => `Số này là của khách ${name}${staff && ` (${staff})`}`,
  customerMade: 'Đã tạo khách hàng từ yêu cầu liên hệ',
  customerLinked: (name: string) => `Đã gắn yêu cầu với khách hàng ${name}`,
  makeNeed: 'Tạo nhu cầu',
  need: (id: number) => `Nhu cầu #${id}`,
  openHouse: 'Xem bất động sản',
  openChat: 'Mở chat',
  empty: 'Khi khách để lại thông tin trên web thương mại, yêu cầu sẽ hiện ở đây.',
  emptyOwn: 'Khi khách để lại thông tin về bất động sản của bạn, yêu cầu sẽ hiện ở đây.',
  emptyFiltered: 'Không có yêu cầu nào khớp bộ lọc. Hãy bỏ bớt điều kiện.',
  emptyPage: 'Trang này không còn yêu cầu nào.',
  /** In the panel's bar. */
  code: (id: number) => `Yêu cầu #${id}`,
  gone: 'Yêu cầu này không còn trong danh sách',
} as const;
