/** Staff statistics. Specification 2 §2 "Statistics". */
export const staffStatisticText = {
  figures: 'Tổng quan nhân sự',
  loading: 'Đang tải thống kê',
  total: 'Tổng nhân viên',
  average: 'Tuổi trung bình',
  youngest: 'Trẻ nhất',
  oldest: 'Lớn tuổi nhất',
  people: (count: string) => `${count} người`,
  years: (age: string) => `${age} tuổi`,
  unknownAge: '–',
  /** Specification 2 §2: 'not yet'. */
  notYet: 'Chưa có',
  age: 'Độ tuổi',
  /** A filter of the list: people with an unknown value. */
  missing: 'Chưa có thông tin',
  ages: {
    '<25': 'Dưới 25 tuổi',
    '25-34': '25–34 tuổi',
    '35-44': '35–44 tuổi',
    '45-54': '45–54 tuổi',
    '55+': 'Từ 55 tuổi',
  },
  pies: {
    totalByAge: 'Độ tuổi',
    Marriage: 'Tình trạng hôn nhân',
    Gender: 'Giới tính',
    Education: 'Trình độ học vấn',
    Religion: 'Tôn giáo',
    Department: 'Phòng ban',
  },
  counted: 'Tính trên các tài khoản đang hoạt động, tuổi tính đến hôm nay',
  nobody: 'Chưa có nhân viên nào để thống kê.',
} as const;
