/**
 * Well-known streets of Hồ Chí Minh City by Quận/Huyện, as a broker would type them. A long street stands under
 * every district that it crosses. They fill the dictionary's `street` type (D66); staff add what is missing.
 */
export const streetsByDistrict: Record<string, readonly string[]> = {
  'Quận 1': [
    'Nguyễn Huệ', 'Lê Lợi', 'Đồng Khởi', 'Hai Bà Trưng', 'Hàm Nghi', 'Tôn Đức Thắng', 'Nguyễn Thị Minh Khai', 'Võ Văn Kiệt',
    'Trần Hưng Đạo', 'Nguyễn Trãi', 'Cống Quỳnh', 'Nguyễn Cư Trinh', 'Bùi Viện', 'Phạm Ngũ Lão', 'Lê Thánh Tôn', 'Lý Tự Trọng',
    'Pasteur', 'Nam Kỳ Khởi Nghĩa', 'Mạc Đĩnh Chi', 'Đinh Tiên Hoàng', 'Trần Quang Khải', 'Nguyễn Bỉnh Khiêm', 'Cô Giang', 'Cô Bắc',
    'Nguyễn Khắc Nhu', 'Nguyễn Phi Khanh', 'Trần Khắc Chân', 'Thạch Thị Thanh', 'Đặng Dung', 'Nguyễn Đình Chiểu',
  ],
  'Quận 3': [
    'Võ Thị Sáu', 'Điện Biên Phủ', 'Nguyễn Đình Chiểu', 'Cách Mạng Tháng 8', 'Võ Văn Tần', 'Lê Văn Sỹ', 'Trần Quốc Thảo',
    'Nguyễn Thông', 'Lý Chính Thắng', 'Kỳ Đồng', 'Bà Huyện Thanh Quan', 'Trương Định', 'Nguyễn Thiện Thuật', 'Cao Thắng',
    'Bàn Cờ', 'Vườn Chuối', 'Trần Quang Diệu', 'Huỳnh Văn Bánh', 'Nguyễn Phúc Nguyên', 'Hoàng Sa', 'Trường Sa', 'Rạch Bùng Binh',
  ],
  'Quận 4': ['Hoàng Diệu', 'Khánh Hội', 'Nguyễn Tất Thành', 'Bến Vân Đồn', 'Tôn Đản', 'Xóm Chiếu', 'Đoàn Văn Bơ', 'Tôn Thất Thuyết', 'Vĩnh Khánh', 'Nguyễn Khoái'],
  'Quận 5': [
    'Trần Hưng Đạo', 'Nguyễn Trãi', 'An Dương Vương', 'Hồng Bàng', 'Châu Văn Liêm', 'Hải Thượng Lãn Ông', 'Lương Nhữ Học', 'Trần Phú',
    'Nguyễn Biểu', 'Nguyễn Tri Phương', 'Ngô Quyền', 'Phùng Hưng', 'Tản Đà', 'Nguyễn Chí Thanh', 'Sư Vạn Hạnh', 'Lê Hồng Phong',
  ],
  'Quận 6': ['Hậu Giang', 'Kinh Dương Vương', 'Bình Phú', 'Phạm Văn Chí', 'Nguyễn Văn Luông', 'Bà Hom', 'Hồng Bàng', 'Tháp Mười', 'Minh Phụng', 'Mai Xuân Thưởng'],
  'Quận 7': [
    'Nguyễn Thị Thập', 'Huỳnh Tấn Phát', 'Nguyễn Văn Linh', 'Nguyễn Hữu Thọ', 'Lê Văn Lương', 'Trần Xuân Soạn', 'Lâm Văn Bền', 'Nguyễn Lương Bằng',
    'Hoàng Quốc Việt', 'Phạm Hữu Lầu', 'Đào Trí', 'Tân Mỹ', 'Mai Văn Vĩnh', 'Bùi Bằng Đoàn', 'Nguyễn Đức Cảnh', 'Phú Thuận',
  ],
  'Quận 8': ['Phạm Thế Hiển', 'Dương Bá Trạc', 'Tạ Quang Bửu', 'Phạm Hùng', 'Âu Dương Lân', 'Hưng Phú', 'Bến Bình Đông', 'Cao Lỗ', 'An Dương Vương', 'Nguyễn Duy'],
  'Quận 10': [
    '3 Tháng 2', 'Sư Vạn Hạnh', 'Thành Thái', 'Lý Thường Kiệt', 'Tô Hiến Thành', 'Nguyễn Tri Phương', 'Lê Hồng Phong', 'Cách Mạng Tháng 8',
    'Hòa Hưng', 'Bắc Hải', 'Ngô Gia Tự', 'Vĩnh Viễn', 'Nhật Tảo', 'Trần Nhân Tôn', 'Hùng Vương', 'Nguyễn Tiểu La',
  ],
  'Quận 11': ['Lạc Long Quân', 'Hòa Bình', 'Minh Phụng', '3 Tháng 2', 'Lãnh Binh Thăng', 'Bình Thới', 'Âu Cơ', 'Ông Ích Khiêm', 'Tôn Thất Hiệp', 'Hàn Hải Nguyên', 'Lê Đại Hành', 'Dương Đình Nghệ'],
  'Quận 12': ['Lê Văn Khương', 'Tô Ký', 'Nguyễn Ảnh Thủ', 'Trường Chinh', 'Hà Huy Giáp', 'Thạnh Lộc 15', 'Vườn Lài', 'Nguyễn Văn Quá', 'Phan Văn Hớn', 'Trung Mỹ Tây 13', 'Lê Thị Riêng', 'Quốc lộ 1A'],
  'Quận Bình Tân': ['Tên Lửa', 'Kinh Dương Vương', 'Tỉnh Lộ 10', 'Lê Văn Quới', 'Mã Lò', 'Hương Lộ 2', 'Bình Trị Đông', 'Lê Trọng Tấn', 'Tân Kỳ Tân Quý', 'Nguyễn Thị Tú', 'Vành Đai Trong', 'Số 7'],
  'Quận Bình Thạnh': [
    'Nguyễn Văn Đậu', 'Phan Đăng Lưu', 'Phan Văn Trị', 'Lê Quang Định', 'Nơ Trang Long', 'Xô Viết Nghệ Tĩnh', 'Điện Biên Phủ', 'Nguyễn Xí', 'Nguyễn Hữu Cảnh',
    'Ung Văn Khiêm', 'D2 (Nguyễn Gia Trí)', 'Bạch Đằng', 'Bùi Hữu Nghĩa', 'Phạm Viết Chánh', 'Hoàng Hoa Thám', 'Nguyễn Thượng Hiền', 'Lương Ngọc Quyến',
    'Bình Lợi', 'Bình Quới', 'Ngô Tất Tố', 'Chu Văn An', 'Vạn Kiếp', 'Trường Sa', 'Nguyễn Huy Tưởng', 'Nguyễn Công Trứ',
  ],
  'Quận Gò Vấp': [
    'Quang Trung', 'Phan Văn Trị', 'Nguyễn Oanh', 'Lê Đức Thọ', 'Phạm Văn Chiêu', 'Thống Nhất', 'Nguyễn Văn Nghi', 'Nguyễn Kiệm', 'Phạm Văn Đồng', 'Lê Quang Định',
    'Nguyễn Thái Sơn', 'Dương Quảng Hàm', 'Lê Văn Thọ', 'Cây Trâm', 'Nguyễn Văn Công', 'Hạnh Thông', 'Trần Thị Nghỉ', 'An Hội', 'Phạm Huy Thông', 'Nguyễn Duy Cung',
  ],
  'Quận Phú Nhuận': [
    'Phan Xích Long', 'Nguyễn Văn Trỗi', 'Huỳnh Văn Bánh', 'Lê Văn Sỹ', 'Trần Huy Liệu', 'Hoàng Văn Thụ', 'Phan Đăng Lưu', 'Nguyễn Kiệm', 'Đặng Văn Ngữ',
    'Nguyễn Trọng Tuyển', 'Trần Kế Xương', 'Cô Bắc', 'Nguyễn Đình Chính', 'Hồ Văn Huê', 'Đào Duy Anh', 'Hoa Sứ', 'Thích Quảng Đức', 'Duy Tân',
  ],
  'Quận Tân Bình': [
    'Cộng Hòa', 'Trường Chinh', 'Hoàng Văn Thụ', 'Cách Mạng Tháng 8', 'Lý Thường Kiệt', 'Âu Cơ', 'Lạc Long Quân', 'Bạch Đằng', 'Trường Sơn', 'Hồng Hà', 'Phổ Quang',
    'Út Tịch', 'Hoàng Hoa Thám', 'Bàu Cát', 'Đồng Đen', 'Phạm Văn Hai', 'Nguyễn Thái Bình', 'Xuân Hồng', 'Bành Văn Trân', 'Nghĩa Hòa', 'Ba Vân', 'Thăng Long',
  ],
  'Quận Tân Phú': [
    'Lũy Bán Bích', 'Tân Sơn Nhì', 'Gò Dầu', 'Tân Kỳ Tân Quý', 'Vườn Lài', 'Độc Lập', 'Thoại Ngọc Hầu', 'Hòa Bình', 'Trịnh Đình Thảo', 'Lê Trọng Tấn', 'Nguyễn Sơn',
    'Cầu Xéo', 'Khuông Việt', 'Tây Thạnh', 'Thạch Lam', 'Phú Thọ Hòa', 'Văn Cao', 'Tân Hương',
  ],
  'TP. Thủ Đức': [
    'Võ Văn Ngân', 'Kha Vạn Cân', 'Tô Ngọc Vân', 'Đặng Văn Bi', 'Hiệp Bình', 'Phạm Văn Đồng', 'Lê Văn Việt', 'Đỗ Xuân Hợp', 'Nguyễn Duy Trinh', 'Lò Lu', 'Man Thiện',
    'Tăng Nhơn Phú', 'Nguyễn Xiển', 'Xa lộ Hà Nội', 'Song Hành', 'Thảo Điền', 'Xuân Thủy', 'Quốc Hương', 'Nguyễn Văn Hưởng', 'Trần Não', 'Lương Định Của', 'Mai Chí Thọ',
    'Nguyễn Thị Định', 'Đồng Văn Cống', 'Nguyễn Hoàng', 'Liên Phường', 'Bưng Ông Thoàn', 'Linh Đông', 'Hoàng Diệu 2', 'Tam Châu', 'Đường 64',
  ],
  'Huyện Bình Chánh': ['Nguyễn Văn Linh', 'Quốc lộ 50', 'Trịnh Quang Nghị', 'Đoàn Nguyễn Tuấn', 'Nguyễn Hữu Trí', 'Trần Đại Nghĩa', 'Võ Văn Vân', 'Vĩnh Lộc', 'Phạm Hùng', 'Tân Liêm'],
  'Huyện Cần Giờ': ['Rừng Sác', 'Duyên Hải', 'Đào Cử', 'Lương Văn Nho', 'Thạnh Thới'],
  'Huyện Củ Chi': ['Quốc lộ 22', 'Tỉnh lộ 8', 'Tỉnh lộ 15', 'Nguyễn Thị Rành', 'Võ Văn Bích', 'Bình Mỹ', 'Nguyễn Văn Khạ'],
  'Huyện Hóc Môn': ['Lê Thị Hà', 'Song Hành Quốc lộ 22', 'Nguyễn Ảnh Thủ', 'Đặng Thúc Vịnh', 'Trần Văn Mười', 'Bà Triệu', 'Tô Ký', 'Bùi Công Trừng', 'Phan Văn Hớn', 'Trịnh Thị Miếng'],
  'Huyện Nhà Bè': ['Huỳnh Tấn Phát', 'Nguyễn Bình', 'Lê Văn Lương', 'Nguyễn Hữu Thọ', 'Đào Sư Tích', 'Phạm Hữu Lầu', 'Nguyễn Văn Tạo', 'Đặng Nhữ Lâm'],
};

/** Every street once, by the Vietnamese alphabet. */
export const allStreets: readonly string[] = [...new Set(Object.values(streetsByDistrict).flat())].sort(
  new Intl.Collator('vi', { numeric: true }).compare,
);
