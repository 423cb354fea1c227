/** Texts of every field that holds a phone number. */
export const phoneText = {
  letters: 'Số điện thoại chỉ điền số',
  length: 'Số điện thoại không đúng: thiếu số, thừa số hoặc sai đầu số. Số nước ngoài bắt đầu bằng dấu +',
  /** One field, one number: both are named, so that none is lost. */
  several: (numbers: readonly string[]) => `Ô này có ${numbers.length} số: ${numbers.join(' và ')}. Mỗi ô chỉ một số`,
} as const;
