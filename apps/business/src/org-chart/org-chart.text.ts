/** The org chart /employment. Specification 3 §2.2, D73. */
export const orgChartText = {
  title: 'Sơ đồ nhân sự',
  tree: 'Sơ đồ nhân sự',
  loading: 'Đang tải sơ đồ nhân sự',
  nobody: 'Chưa có nhân viên nào trong sơ đồ.',

  search: 'Tìm tên, chức danh',
  found: (at: number, total: number) => `${at}/${total}`,
  foundNobody: 'Không tìm thấy ai',
  previousFound: 'Người tìm thấy trước',
  nextFound: 'Người tìm thấy tiếp theo',

  zoom: 'Thu phóng',
  zoomIn: 'Phóng to',
  zoomOut: 'Thu nhỏ',
  zoomWhole: 'Xem toàn bộ sơ đồ',
  zoomReset: 'Về cỡ 100%',
  findMe: 'Vị trí của tôi',
  you: 'Bạn',
  keys: { walk: 'người trước, sau', branch: 'đóng, mở nhánh', open: 'xem' },

  /** Read out after a person of the tree. */
  below: (count: number) => `${count} người bên dưới`,
  people: (count: number) => `${count} người`,
  aside: 'Kế toán · ngoài sơ đồ',
  asideCounted: (count: number) => `Kế toán · ${count} người, ngoài sơ đồ quản lý`,

  panel: (name: string) => `Thông tin của ${name}`,
  close: 'Đóng',
  copyLink: 'Sao chép liên kết',
  linkCopied: 'Đã sao chép liên kết',
  record: 'Mở hồ sơ',
  phone: 'Điện thoại',
  noPhone: 'Chưa có số điện thoại',
  department: 'Phòng ban',
  superior: 'Cấp trên',
  noSuperior: 'Đứng đầu sơ đồ',
  direct: 'Trực tiếp',
  all: 'Toàn nhánh',
  team: (count: number) => `Nhóm trực tiếp · ${count} người`,
  call: (name: string) => `Gọi ${name}`,
  /** The person's manager is locked, deleted or outside the hierarchy. */
  underSuperior: 'Quản lý trực tiếp không còn trong sơ đồ, nên đang xếp dưới cấp trên gần nhất.',
  withoutManager: 'Chưa có quản lý trực tiếp, nên đang xếp dưới người đứng đầu.',
  notThere: 'Người này không có trong sơ đồ',
  notThereWhy: 'Tài khoản đã khoá, đã xoá hoặc nằm ngoài sơ đồ nhân sự.',
} as const;
