/** Message of an invalid field whose schema has no message of its own. */
export const validationText = {
  required: 'Thông tin bắt buộc',
  invalid: 'Giá trị không hợp lệ',
  tooDeep: 'Nội dung lồng quá nhiều cấp',
  number: 'Chỉ nhập số',
  integer: 'Chỉ nhập số nguyên',
  choice: 'Lựa chọn không hợp lệ',
  email: 'Email không hợp lệ',
  date: 'Ngày không hợp lệ',
  dateTooLate: 'Ngày này không được sau năm 9998',
  tooLong: (characters: number) => `Không được quá ${characters} ký tự`,
  tooShort: (characters: number) => `Cần ít nhất ${characters} ký tự`,
  tooMany: (items: number) => `Chọn tối đa ${items} mục`,
  tooFew: (items: number) => `Chọn ít nhất ${items} mục`,
  tooBig: (value: string) => `Không được lớn hơn ${value}`,
  tooSmall: (value: string) => `Không được nhỏ hơn ${value}`,
} as const;
