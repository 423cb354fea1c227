/** The frame and the filter bar of /bussiness. Specification 3 §2.2, brief 6 §5. */
export const businessFilterText = {
  /** Specification 3 §2.2: 'Tong quan'. */
  title: 'Tổng quan',
  tabs: 'Kinh doanh',
  overview: 'Tổng quan',
  accumulation: 'Chi tiết tích luỹ',
  transactions: 'Giao dịch thành công',
  attendance: 'Theo dõi nhập liệu',
  summary: 'Tổng hợp tích luỹ',

  filter: 'Bộ lọc',
  periodType: 'Loại kỳ',
  types: { 1: 'Năm', 2: 'Quý', 3: 'Tháng', 4: 'Tuỳ chọn' },
  period: 'Kỳ',
  year: (year: number) => `Năm ${year}`,
  quarter: (quarter: number, year: number) => `Quý ${quarter}/${year}`,
  month: (month: number, year: number) => `Tháng ${month}/${year}`,
  days: (first: string, last: string) => `${first} – ${last}`,
  previous: 'Kỳ trước',
  next: 'Kỳ sau',
  from: 'Từ ngày',
  to: 'Đến ngày',
  /** Specification 3 §8.2: 'Vui long chon ngay'. */
  dateMissing: 'Vui lòng chọn ngày',
  endBeforeStart: 'Ngày kết thúc không được trước ngày bắt đầu',

  whose: 'Xem theo',
  team: 'Nhóm',
  people: 'Cá nhân',
  everybody: 'Tất cả',
  myTeam: 'Tôi và nhóm của tôi',
  teamOf: (name: string, count: number) => `Nhóm ${name} · ${count} người`,
  somePeople: (count: number) => `${count} người`,
  teamNamed: (name: string) => `Nhóm ${name}`,
  choosePeople: 'Chọn nhân viên',
  /** Somebody whom the viewer may not choose. */
  stranger: 'Người khác',
  /** Specification 3 §8.2: 'Get User Faild!'. */
  staffFailed: 'Get User Failed!',
  search: 'Tìm kiếm',
} as const;
