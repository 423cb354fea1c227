/** The list of customers, its row menu and selection. Specification 2 §2 "Customers", D3, D10. */
export const customerListText = {
  /** The menu of what goes to and comes from spreadsheets. */
  sheets: 'Excel',
  create: 'Tạo khách hàng',
  table: 'Danh sách khách hàng',
  everyone: 'Tất cả',
  mine: 'Của tôi',
  whose: 'Xem khách hàng của',
  avatar: 'Ảnh',
  /** Name over numbers, in one cell. */
  customer: 'Khách hàng',
  menu: 'Thao tác',
  more: 'Thao tác khác',
  choose: 'Chọn nhiều khách hàng',

  /** How many are loaded, of how many: '20/600'. */
  loaded: (loaded: string, total: string) => `${loaded}/${total}`,
  seeResults: (count: string) => `Xem ${count} khách hàng`,
  seeAll: 'Xem danh sách',
  emptyFiltered: (count: number) => `Không có khách hàng nào khớp ${count} điều kiện đang bật.`,
  emptyAll: 'Chưa có khách hàng nào.',
  emptyMine: 'Bạn chưa phụ trách khách hàng nào.',

  needs: 'Nhu cầu',
  needsOpen: 'Có nhu cầu đang mở',
  needsAny: 'Có nhu cầu',
  needsNone: 'Chưa có nhu cầu',
  houses: 'BĐS',
  housesAny: 'Có BĐS',
  housesNone: 'Không có BĐS',
  needCount: (count: number) => `${count} nhu cầu`,
  houseCount: (count: number) => `${count} BĐS`,
  morePhones: (count: number) => `+${count} số`,
  hiddenPhones: (count: number) => `${count} số đang được ẩn`,
  allPhones: (count: number, name: string) => `+${count} số, mọi số điện thoại của ${name}`,

  actions: (name: string) => `Thao tác với ${name}`,
  edit: 'Sửa',
  page: 'Xem trang khách hàng',
  createNeed: 'Tạo nhu cầu',
  merge: 'Gộp với khách khác',
  mergeTwo: 'Gộp hai khách',
  mergeNeedsTwo: 'Chọn thêm một khách để gộp',
  mergePick: (name: string) => `Gộp ${name} với khách nào?`,
  mergeMissing: 'Vui lòng chọn khách hàng',
  mergeSelf: 'Vui lòng chọn một khách khác',
  mergeNext: 'Tiếp tục',
  remove: 'Xoá',
  callTo: (name: string) => `Gọi ${name}`,
  zaloTo: (name: string) => `Nhắn Zalo cho ${name}`,
  /** Somebody else's, found by the whole number. D24. */
  notYours: (staff: string) => (staff ? `Khách hàng này do ${staff} phụ trách` : 'Khách hàng này thuộc nhân viên khác'),
} as const;
