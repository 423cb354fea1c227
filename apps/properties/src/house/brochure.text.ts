/** The printed brochure of a house for customers. D10. */
export const brochureText = {
  print: 'In brochure',
  title: (id: number) => `Brochure #${id}`,
  printNow: 'In hoặc lưu PDF',
  withNumber: 'Hiện số nhà',
  /** Why there is no QR code (D50). */
  noQr: 'BĐS chưa được đăng lên web thương mại nên brochure không có mã QR.',
  noQrHere: 'Chưa cấu hình web thương mại nên brochure không có mã QR.',
  noImages: 'BĐS chưa có ảnh công khai, brochure dùng hình vẽ minh hoạ.',

  brand: 'Tổ Ấm',
  code: (id: number) => `Mã #${id}`,
  priceOnRequest: 'Giá: vui lòng liên hệ',
  scan: 'Quét mã để xem trên web',
  contact: 'Liên hệ tư vấn',
  noPhone: 'Chưa có số điện thoại',
  facts: 'Thông tin chi tiết',
  description: 'Mô tả',
  photos: 'Hình ảnh',
  photo: (at: number) => `Ảnh ${at}`,
  bedrooms: 'Phòng ngủ',
  bathrooms: 'Phòng vệ sinh',
  floors: 'Số tầng',
  direction: 'Hướng',
  size: 'Ngang × dài',
  landArea: 'Diện tích đất',
  floorArea: 'Diện tích sàn',
} as const;
