/** The form of a staff user. Specification 2 §2 "Staff form", §5, D28. Its field labels are `staffLabel`. */
export const staffFormText = {
  createTitle: 'Thêm nhân viên',
  editTitle: 'Cập nhật nhân viên',
  variant: 'Loại hồ sơ',
  variants: { staff: 'Nhân viên', other: 'Tài khoản khác' },
  /** D28 */
  otherNote: 'Hồ sơ ngắn cho Marketer và người ngoài sơ đồ nhân sự: không có chức vụ, quyền được mở theo từng trang.',
  backToList: 'Về danh sách nhân viên',

  papersSection: 'Ảnh và giấy tờ',
  papersNote: 'Ảnh giấy tờ và bằng cấp chỉ quản trị viên và chính nhân viên đó xem được. Mỗi tệp tối đa 5 MB.',
  personSection: 'Thông tin cá nhân',
  contactSection: 'Liên hệ',
  bankSection: 'Ngân hàng và thuế',
  workSection: 'Công việc',
  rightsSection: 'Quyền và giới hạn',
  /** An account outside the hierarchy has no limits. D28. */
  otherRightsSection: 'Vai trò và quyền',
  introductionSection: 'Giới thiệu',
  indexPapers: 'Giấy tờ',
  indexPerson: 'Cá nhân',
  indexBank: 'Ngân hàng',
  indexRights: 'Quyền, giới hạn',

  choose: 'Chọn',
  frontId: 'Mặt trước CMND/CCCD',
  backId: 'Mặt sau CMND/CCCD',
  portraitNote: 'Mọi người trong công ty nhìn thấy ảnh này.',
  noFile: 'Chưa có',
  signInEmail: 'Dùng để đăng nhập',
  introductionPlaceholder: 'Kinh nghiệm, khu vực phụ trách, thế mạnh…',
  introductionSeen: 'Hiện trên trang giới thiệu khi bật',
  /** Positions whose people can be the manager. D27. */
  managerHint: (positions: string) => `Chọn trong: ${positions}`,
  managerSearch: 'Chọn quản lý',
  managerCleared: (name: string) => `Đã bỏ chọn quản lý ${name} vì không phù hợp với chức vụ mới.`,
  managerNobody: 'Chưa có ai giữ chức vụ cao hơn',
  undo: 'Hoàn tác',

  pagesGroup: 'Mở thêm trang',
  housesGroup: 'Quyền với BĐS',
  limitsNote: 'Giới hạn BĐS của đồng nghiệp mà nhân viên này được xem. Để trống hoặc 0 là không giới hạn.',
  unlimited: 'Không giới hạn',
  allProjects: 'Mọi dự án',
  allProvinces: 'Mọi quận/huyện',
  ownLimits: 'BĐS của chính nhân viên này không bị giới hạn.',

  /** The side panel: what the account will be able to do with the current input. */
  reachTitle: 'Tài khoản này sẽ thấy',
  reachNote: 'Theo vai trò, chức vụ và quyền đang chọn.',
  reach: {
    createHouse: 'Tạo bất động sản',
    customers: 'Khách hàng',
    needs: 'Nhu cầu',
    projects: 'Dự án',
    news: 'Tin tức',
    staffDiagram: 'Sơ đồ nhân sự',
    chat: 'Chat',
    posts: 'Quản lý tin đăng',
    backOffice: 'Quản trị',
  },
  reaches: 'Có',
  reachesNot: 'Không',

  /** D72 */
  leftTitle: (name: string) => `${name} đã nghỉ việc`,
  leftNote: 'Hồ sơ đã lưu. Bạn có muốn khoá tài khoản và bàn giao khách hàng, nhu cầu, BĐS cho đồng nghiệp ngay không?',
  later: 'Để sau',

  ownRights: 'Bạn không thể tự đổi vai trò, chức vụ, quản lý, quyền và giới hạn của mình.',
  readOnly: 'Bạn xem được nhưng không sửa được hồ sơ này: chỉ Super Admin sửa hồ sơ của Super Admin.',
  onlySuperAdmin: 'chỉ Super Admin cấp được',
  incomplete: (count: number, fields: string) => `Hồ sơ còn thiếu ${count} mục: ${fields}.`,
  locked: 'Tài khoản đang bị khoá. Lưu hồ sơ không mở khoá tài khoản.',
  passwordNote: 'Mật khẩu được hệ thống tạo và chỉ hiện một lần sau khi lưu.',
  /** The answer with the password was lost. */
  passwordGone: 'Tài khoản đã được tạo nhưng mật khẩu không xem lại được. Hãy đặt lại mật khẩu cho nhân viên này.',
  yes: 'Có',
  no: 'Không',
} as const;
