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
  tooMany: 'Bạn gửi quá nhiều yêu cầu. Vui lòng thử lại sau ít phút',
} as const;
