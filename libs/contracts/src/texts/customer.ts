/** Labels of a customer's fields. Specification 2 §2 (customers). */
export const customerLabel = {
  id: 'Mã',
  image: 'Ảnh',
  name: 'Tên khách hàng',
  phone_number: 'Số điện thoại',
  phone_number2: 'Số điện thoại 2',
  phone_number3: 'Số điện thoại 3',
  phone_number4: 'Số điện thoại 4',
  email: 'Email',
  fax: 'Fax',
  social_id: 'CMND/CCCD',
  date_of_birth: 'Ngày sinh',
  address: 'Địa chỉ',
  description: 'Ghi chú',
  character: 'Tính cách',
  user_id: 'Nhân viên',
  created_at: 'Ngày tạo',
} as const;

export const customerText = {
  noun: 'khách hàng',
  listTitle: 'Khách hàng',
  createTitle: 'Tạo khách hàng mới',
  searchPlaceholder: 'Tìm khách hàng',
  pickerPlaceholder: 'Tìm theo tên hoặc số điện thoại',
  addMoreInfo: 'Thêm thông tin',
  created: 'Tạo mới khách hàng thành công',
  notFound: 'Không tìm thấy khách hàng',
  mayNotSee: 'Bạn không có quyền xem khách hàng này',
  phoneDigitsOnly: 'Số điện thoại chỉ điền số',
  phoneLength: 'Số điện thoại thiếu hoặc thừa số',
  phoneMasked: 'Vui lòng nhập số điện thoại thật',
  emailInvalid: 'Email không đúng định dạng',
  /** D57 */
  bornInFuture: 'Ngày sinh không được sau hôm nay',
  /** D56: who it is, no more than the viewer may see. */
  samePhone: (name: string, staff: string) => `Số điện thoại đã có: ${name}${staff && ` (${staff})`}`,
  keepBoth: 'Vẫn tạo khách hàng mới',
  useExisting: 'Chọn khách hàng này',
} as const;
