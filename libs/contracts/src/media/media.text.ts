const thousands = new Intl.NumberFormat('vi-VN');

interface TooLarge {
  /** Pixels. */
  width: number;
  height: number;
  /** JPG, AVIF … */
  kind: string;
  /** Millions of pixels. */
  most: number;
}

/** Texts of images and documents. Specification 1 §5, §8; 2 §8. */
export const mediaText = {
  overLimited: 'Over limited',
  notAnImage: 'Chỉ nhận tệp ảnh (JPG, PNG, WebP, GIF, AVIF)',
  unreadableImage: 'Không đọc được ảnh này. Hãy chọn ảnh khác',
  tooManyPixels: ({ width, height, kind, most }: TooLarge) =>
    `Ảnh có kích thước quá lớn (${thousands.format(width)} × ${thousands.format(height)} điểm ảnh; ảnh ${kind} tối đa ${most} megapixel). Vui lòng thu nhỏ ảnh hoặc lưu thành JPG`,
  heic: 'Chưa đọc được ảnh HEIC. Vui lòng gửi ảnh JPG (iPhone: Cài đặt › Camera › Định dạng › Tương thích nhất)',
  busy: 'Đang xử lý nhiều ảnh. Vui lòng thử lại sau ít giây',
  notADocument: 'Chỉ nhận tệp .doc, .docx, .pdf, .xlsx, .xls',
  missing: 'Vui lòng chọn tệp',
  notFound: 'Không tìm thấy tệp',
  linkExpired: 'Liên kết đã hết hạn. Vui lòng tải lại trang',
  notYours: 'Ảnh này không dùng được. Vui lòng tải ảnh mới lên',
  mayNotSee: 'Bạn không có quyền xem tệp này',
  mayNotChange: 'Bạn không có quyền sửa ảnh này',
  waiting: 'Đang chờ',
  uploading: 'Đang tải',
  done: 'Xong',
  failed: 'Lỗi',
} as const;
