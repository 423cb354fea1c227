import type { HouseStepName } from '@toam/domain/house/house-transition';

/**
 * Actions on an existing house: sharing, website, stopping, decisions, and who is viewing it. The success texts are those
 * of specification 1 §8. They come from `house.ts` if the API uses them too. Other texts: D3, D10.
 */
export const houseActionText = {
  column: 'Nội dung',
  oldValue: 'Giá trị cũ',
  newValue: 'Giá trị mới',
  nothing: '(trống)',
  /** Specification 1 §2. */
  draftCount: (count: number) => `Thay đổi cần duyệt (${count})`,

  approve: 'Duyệt',
  reject: 'Từ chối',
  draftNote: 'Duyệt: nội dung mới lên web ngay. Từ chối: bản sửa bị xoá, không khôi phục được.',
  /** Of a house that has left the website since. D38 */
  draftOffWebNote:
    'BĐS không còn trên web. Duyệt: BĐS nhận nội dung mới, không lên lại web. Từ chối: bản sửa bị xoá, không khôi phục được.',
  draftBy: (name: string, moment: string) => `${name} gửi lúc ${moment}`,
  draftStale: 'Sau khi bản sửa này được tạo, BĐS đã có người sửa. Các thay đổi dưới đây so với nội dung hiện tại.',
  draftWaits: 'Bản sửa đang chờ quản trị viên duyệt.',
  withdrawDraft: 'Rút lại bản sửa',
  withdrawDraftSure: (id: number) => `Bạn có chắc muốn rút lại bản sửa của BĐS #${id}?`,
  withdrawDraftNote: 'Nội dung đã sửa sẽ bị xoá, BĐS giữ nguyên như đang hiển thị.',
  draftNone: 'Bản sửa này không còn chờ duyệt',
  approveDraftSure: (id: number) => `Bạn có chắc muốn duyệt thay đổi của BĐS #${id}?`,
  approveDraftNote: 'Nội dung mới sẽ hiện trên web ngay.',
  approveDraftOffWebNote: 'BĐS nhận nội dung mới. BĐS không còn trên web và không tự lên lại.',
  rejectDraftSure: (id: number) => `Bạn có chắc muốn từ chối thay đổi của BĐS #${id}?`,
  rejectDraftNote: 'Bản sửa sẽ bị xoá, không khôi phục được.',
  mediaAdded: (name: string) => `Thêm: ${name}`,
  mediaRemoved: (name: string) => `Bỏ: ${name}`,
  mediaKept: (name: string) => `Giữ: ${name}`,

  sharing: 'Chia sẻ',
  post: 'Đăng tin',
  decideShare: 'Đang chờ duyệt chia sẻ cộng đồng',
  decideWeb: 'Đang chờ duyệt đăng lên web thương mại',
  askedBy: (name: string, moment: string) => `${name} yêu cầu lúc ${moment}`,
  approvedBy: (name: string, moment: string) => `${name} duyệt lúc ${moment}`,
  /** Screen readers read it after a button in a station's row: 'Thu hồi (Cộng đồng)'. */
  of: (station: string) => ` (${station})`,
  waitsSince: (moment: string) => `Chờ quản trị viên duyệt từ ${moment}`,

  incompleteTitle: 'Chưa đủ thông tin để chia sẻ',
  incomplete: 'Vui lòng hoàn thiện tất cả thông tin trước khi chia sẻ. Còn thiếu:',
  completeNow: 'Bổ sung ngay',
  later: 'Để sau',

  viewing: (names: string) => `${names} đang xem`,
  editing: (names: string) => `${names} đang sửa`,
  andOthers: (names: string, count: number) => `${names} và ${count} người khác`,
  present: 'Đang có mặt',
} as const;

/** Suggestions when rejecting a request. A chosen one fills the text box, where the person can add to it. */
export const rejectReasons = [
  'Ảnh mờ hoặc không đúng nhà',
  'Giá không khớp với chủ nhà',
  'Sai địa chỉ hoặc diện tích',
  'Mô tả còn sơ sài',
  'Trùng với BĐS đã có',
] as const;

/** Suggestions when stopping the sale. */
export const stopReasons = ['Đã bán', 'Đã cho thuê', 'Chủ nhà ngưng bán', 'Chủ nhà đổi giá', 'Sai thông tin'] as const;

/** Label and confirmation of each step. Specification 1 §4, §8, D10. */
export const houseStepText = {
  share: {
    label: 'Chia sẻ cộng đồng',
    sure: 'Bạn có chắc muốn chia sẻ BĐS này lên cộng đồng?',
    note: 'BĐS sẽ hiện với đồng nghiệp sau khi quản trị viên duyệt.',
  },
  revoke: {
    label: 'Thu hồi',
    sure: 'Bạn có chắc muốn thu hồi BĐS này khỏi cộng đồng?',
    note: 'Đồng nghiệp sẽ không còn thấy BĐS này. Muốn chia sẻ lại phải chờ duyệt.',
  },
  requestWeb: {
    label: 'Yêu cầu đăng web',
    sure: 'Bạn có chắc muốn yêu cầu đăng BĐS này lên web thương mại?',
    note: 'BĐS sẽ hiện trên web sau khi quản trị viên duyệt.',
  },
  withdrawWeb: {
    label: 'Rút yêu cầu đăng web',
    sure: 'Bạn có chắc muốn rút yêu cầu đăng BĐS này lên web thương mại?',
    note: 'BĐS chưa lên web. Có thể yêu cầu lại sau.',
  },
  revokeWeb: {
    label: 'Gỡ khỏi web',
    sure: 'Bạn có chắc muốn gỡ BĐS này khỏi web thương mại?',
    note: 'Khách hàng sẽ không còn thấy BĐS này trên web.',
  },
  stop: {
    label: 'Ngưng bán',
    sure: 'Bạn có chắc muốn ngưng bán BĐS này?',
    // its posts go along (C10), paid ones too, and resuming does not bring them back
    note: 'BĐS bị gỡ khỏi web thương mại, tin đã đăng trên các kênh được gỡ, tin chờ đăng bị huỷ. Có thể mở bán lại sau, còn tin thì phải đăng lại.',
  },
  resume: {
    label: 'Mở bán lại',
    sure: 'Bạn có chắc muốn mở bán lại BĐS này?',
    note: 'BĐS không tự lên lại web: cần yêu cầu lại nếu muốn.',
  },
  approveShare: {
    label: 'Duyệt',
    sure: 'Bạn có chắc muốn duyệt chia sẻ BĐS này lên cộng đồng?',
    note: 'BĐS hiện với đồng nghiệp ngay sau khi duyệt.',
  },
  rejectShare: {
    label: 'Từ chối',
    sure: 'Từ chối chia sẻ BĐS này lên cộng đồng?',
    note: 'Nhân viên phụ trách sẽ nhận được lý do.',
  },
  approveWeb: {
    label: 'Duyệt',
    sure: 'Bạn có chắc muốn đưa BĐS này lên web thương mại?',
    note: 'BĐS hiện trên web ngay sau khi duyệt.',
  },
  rejectWeb: {
    label: 'Từ chối',
    sure: 'Từ chối đưa BĐS này lên web thương mại?',
    note: 'Nhân viên phụ trách sẽ nhận được lý do.',
  },
} as const satisfies Record<HouseStepName, { label: string; sure: string; note: string }>;
