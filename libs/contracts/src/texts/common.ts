/** Texts that every area uses. Specification 1 §8, 3 §8.1, D3, D10. */
export const commonText = {
  required: 'Thông tin bắt buộc',
  requiredField: (field: string) => `${field} bắt buộc`,
  invalid: 'Thông tin nhập không đúng. Vui lòng kiểm tra lại thông tin yêu cầu',
  wentWrong: 'Có lỗi xảy ra. Vui lòng thử lại sau (Something went wrong. Please try again later!)',
  /** The answer has no data, no message and no success. Specification 2 §8: 'Something wrong. Please try again!'. */
  emptyAnswer: 'Có lỗi xảy ra. Vui lòng thử lại (Something went wrong. Please try again!)',
  /** Specification 1 §8: 'Something wentn wrong. Please try again!' (D3). */
  detailFailed: 'Có lỗi xảy ra. Vui lòng thử lại (Something went wrong. Please try again!)',
  sessionEnded: 'Phiên đăng nhập đã kết thúc. Vui lòng đăng nhập lại (Your session is timeout. Please login again.)',
  notFound: 'Không tìm thấy nội dung này (Method Not Allowed)',
  methodNotAllowed:
    'Máy chủ chưa phản hồi. Vui lòng báo quản trị viên (Look like the server is down. Please contact us)',
  serverFailed:
    'Máy chủ gặp lỗi, chúng tôi đang khắc phục. Vui lòng thử lại sau (Whoops! Sorry something went wrong on our end. Our engineers are working on it.)',
  forbidden: 'Bạn không có quyền thực hiện thao tác này',
  tooLarge: 'Over limited',
  offlineTitle: 'Không có mạng',
  offlinePage:
    'Trang này không có sẵn trên máy, và máy chủ không trả lời. Hãy kiểm tra mạng rồi thử lại. Khi có mạng, trang tự mở.',
  offline: 'Không kết nối được máy chủ. Vui lòng kiểm tra mạng và thử lại',
  unavailable: 'Hệ thống đang tạm gián đoạn. Vui lòng thử lại sau giây lát',
  /** A question that takes the database too long. */
  tooWide: 'Có quá nhiều dữ liệu cần tìm. Hãy lọc bớt rồi thử lại',
  /** A change that waited too long for somebody else's. Nothing was saved. */
  busy: 'Hệ thống đang bận, chưa lưu được. Vui lòng thử lại sau giây lát',
  storageFull: 'Máy chủ đã hết dung lượng lưu trữ nên chưa lưu được. Vui lòng báo quản trị viên rồi thử lại sau',
  /** What was sent did not arrive. */
  tooSlow: 'Đường truyền quá chậm nên dữ liệu chưa gửi xong. Vui lòng kiểm tra mạng và thử lại',
  timedOut: 'Máy chủ phản hồi quá lâu. Vui lòng thử lại',
  /** An earlier call used the same Idempotency-Key with other content. */
  keyReused: 'Thao tác này đã được gửi trước đó với nội dung khác. Vui lòng tải lại trang rồi làm lại',
  /** The same call is still under way at a service outside. */
  stillRunning: 'Thao tác này đang được thực hiện. Vui lòng chờ giây lát rồi xem kết quả',
  /** Our server ended while the call was under way at a service outside. */
  outcomeUnknown: 'Lần gửi trước bị ngắt giữa chừng nên chưa rõ kết quả. Hãy kiểm tra nơi nhận rồi mới gửi lại',
  tooMany: 'Bạn thao tác quá nhanh. Vui lòng thử lại sau ít phút',
  /** Somebody who reads faster than a person can. */
  tooFast: 'Bạn đang tải dữ liệu quá nhanh. Vui lòng chờ vài giây rồi thử lại',
  /** A save that changes nothing. Specification 2 §4. */
  nothingChanged: 'Không có thay đổi để cập nhật',
  /** A picture of another record, or of somebody else. */
  foreignImage: 'Chỉ dùng được ảnh bạn vừa tải lên. Hãy tải ảnh lên lại',
  /** D11: an admin restores any record, others what they have just deleted themselves. */
  mayNotRestore: 'Bạn chỉ khôi phục được mục mình vừa xoá. Hãy nhờ quản trị viên',
  /** Somebody was chosen who works here no more. */
  staffGone: 'Nhân viên này đã nghỉ hoặc bị khoá. Vui lòng chọn lại',
  stale: 'Nội dung này vừa được người khác cập nhật. Vui lòng xem lại trước khi lưu',
  errorTitle: 'Lỗi',
  ok: 'OK',
  cancel: 'Huỷ',
  /** In place of 'Huỷ' where the act is itself a 'huỷ', so that one word does not mean both answers. */
  doNotCancel: 'Không huỷ',
  /** The same, where what a 'huỷ' has made would go. */
  keepIt: 'Giữ lại',
  typedBack: 'Đã khôi phục nội dung bạn nhập dở lần trước.',
  confirm: 'Chắc',
  reason: 'Lý do',
  /** Specification 1 §5 */
  /** Under a text that is too long. It stays whole, so that its writer decides what goes. */
  tooLong: (max: number, now: number) => `Tối đa ${max} ký tự (đang có ${now})`,
  reasonMissing: 'Vui lòng nhập lý do',
  reasonTemplates: 'Lý do thường gặp',
  noData: 'No Data',
  listError: (message: string) => `Error: ${message}`,
  retry: 'Thử lại',
  undo: 'Hoàn tác',
  copyFailed: 'Trình duyệt không cho sao chép. Vui lòng chọn và sao chép thủ công',
  pageNotFound: 'Page Not Found',
  backHome: 'Back Home',
  /** D10 */
  done: (action: string, object: string) => `${action} ${object} thành công`,
  sure: (what: string) => `Bạn có chắc muốn ${what}?`,
} as const;
