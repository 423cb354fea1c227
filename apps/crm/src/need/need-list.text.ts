/** The list of needs, its row menu, history and sharing. Specification 2 §2 "Requests", D3, D60, D64. */
export const needListText = {
  /** Specification 2 §2: 'Nhu cau', 'Tao moi'. */
  title: 'Nhu cầu',
  create: 'Tạo mới',
  table: 'Danh sách nhu cầu',
  tabs: 'Nhóm nhu cầu',
  modes: { public: 'Tất cả', personal: 'Của tôi', shared: 'Được chia sẻ' },
  searchPlaceholder: 'Tìm theo khách hàng, khu vực, mô tả',
  anyStatus: 'Mọi trạng thái',
  status: 'Trạng thái',

  seeResults: (count: string) => `Xem ${count} nhu cầu`,
  seeAll: 'Xem danh sách',
  emptyFiltered: (count: number) => `Không có nhu cầu nào khớp ${count} điều kiện lọc. Hãy bỏ bớt điều kiện.`,
  empty: {
    public: 'Chưa có nhu cầu nào.',
    personal: 'Bạn chưa phụ trách nhu cầu nào.',
    shared: 'Chưa có nhu cầu nào được chia sẻ với bạn.',
  },
  pageGone: 'Không còn nhu cầu nào ở trang này.',

  open: (id: number) => `Mở nhu cầu #${id}`,
  matched: (count: string) => `${count} BĐS`,
  matchedFailed: 'Chưa đếm được',
  fitting: 'BĐS phù hợp',
  morePlaces: (count: number) => `+${count} nơi khác`,
  /** Read after the button's label. */
  allPlaces: (id: number) => `trong khu vực của nhu cầu #${id}`,
  sharedWith: (names: string) => `Chia sẻ với ${names}`,
  minimum: (value: string) => `từ ${value}`,

  actions: (id: number) => `Thao tác với nhu cầu #${id}`,
  edit: 'Sửa',
  resolve: 'Đánh dấu đã xử lý',
  reopen: 'Đánh dấu chưa xử lý',
  history: 'Lịch sử',
  share: 'Chia sẻ',
  remove: 'Xoá',
  resolveSure: (id: number) => `Đổi nhu cầu #${id} thành “Đã xử lý”?`,
  reopenSure: (id: number) => `Đổi nhu cầu #${id} thành “Chưa xử lý”?`,
  resolveNote: 'Nhu cầu đã xử lý không còn nhận thông báo bất động sản mới phù hợp.',
  removeSure: (id: number) => `Bạn có chắc muốn xoá nhu cầu #${id}?`,
  removeNote: 'Nhu cầu sẽ không còn trong danh sách và thống kê. Có thể hoàn tác trong 10 giây.',
} as const;

/** The dialog 'Lịch sử'. */
export const needHistoryText = {
  title: (id: number) => `Lịch sử nhu cầu #${id}`,
  table: 'Lịch sử',
  when: 'Thời gian',
  who: 'Người thực hiện',
  action: 'Thao tác',
  info: 'Nội dung',
  detail: 'Xem BĐS',
  empty: 'Chưa có thay đổi nào.',
  end: 'Đã hết lịch sử',
} as const;

/** The dialog 'Chia sẻ'. D60. */
export const needShareText = {
  title: (id: number) => `Chia sẻ nhu cầu #${id}`,
  note: 'Người được chia sẻ xem được nhu cầu, bất động sản phù hợp và số điện thoại của khách hàng.',
  /** Who may not see the number does not share it. D24. */
  noteMasked:
    'Người được chia sẻ xem được nhu cầu và bất động sản phù hợp. Số điện thoại của khách hàng vẫn ẩn như với bạn.',
  staff: 'Đồng nghiệp',
  staffPlaceholder: 'Tìm theo tên hoặc số điện thoại',
  staffRole: 'Đồng nghiệp được sửa',
  manager: 'Quản lý được xem',
  managerRole: 'Quản lý được sửa',
  managers: { 0: 'Không', 1: 'Trực tiếp', 2: 'Tất cả cấp trên' },
  managerWho: {
    0: 'Không chia sẻ với quản lý nào.',
    1: 'Quản lý trực tiếp của bạn, theo sơ đồ nhân sự tại thời điểm xem.',
    2: 'Mọi quản lý phía trên bạn trong sơ đồ nhân sự, tại thời điểm xem.',
  },
  now: (names: string) => `Hiện là: ${names}`,
  nobody: 'Hiện chưa có ai quản lý bạn trong sơ đồ nhân sự.',
  save: 'Chia sẻ',
  changed: 'Có người vừa đổi phần chia sẻ này. Bên dưới đã gộp với thay đổi của bạn, hãy kiểm tra rồi lưu lại.',
} as const;
