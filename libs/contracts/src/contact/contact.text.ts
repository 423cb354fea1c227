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
