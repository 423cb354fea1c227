/** The queues of houses in /admin. Specification 2 §2 "Property approval", "Pending property edits", D3, D10. */
export const approvalText = {
  sources: 'Nguồn duyệt',
  shares: 'Bất động sản chờ duyệt',
  edits: 'Thay đổi chờ duyệt',
  waiting: (total: string, oldest: string) => `${total} mục chờ, cũ nhất ${oldest}`,
  /** An empty queue. Specification 2 §2: "no property needs approval". */
  nothing: 'Không có bất động sản cần duyệt',
  nothingNote: 'Yêu cầu mới sẽ tự hiện ở đây.',
  other: (count: string, source: string) => `Xem ${count} mục chờ ở ${source}`,
  place: (at: string, total: string) => `${at} trong ${total} mục chờ`,
  changes: (count: number) => `${count} thay đổi`,
  more: 'Xem thêm',

  asked: (who: string, moment: string, age: string) => `${who} gửi lúc ${moment} (${age})`,
  askedAnonymously: (moment: string, age: string) => `Gửi lúc ${moment} (${age})`,
  updatedAt: (moment: string) => `Cập nhật ${moment}`,
  agent: (name: string) => `Phụ trách: ${name}`,
  view: 'Xem BĐS',
  edit: 'Sửa',
  /** Specification 2 §2: editing returns it to approval. */
  editNote: 'Sửa xong BĐS trở lại hàng chờ duyệt',
  onWeb: 'Đang trên web',

  approve: 'Duyệt',
  reject: 'Từ chối',
  rejectShare: (id: number, source: string) => `Từ chối ${source} bất động sản #${id}?`,
  decidedElsewhere: 'Mục này vừa được người khác quyết định hoặc đã rút lại.',
  goOn: 'Sang mục tiếp theo',

  previous: 'Mục trước',
  next: 'Mục sau',
  keys: 'Phím tắt',
  keysHelp: {
    move: 'Chuyển mục',
    approve: 'Duyệt mục đang xem',
    reject: 'Từ chối mục đang xem',
    open: 'Mở trang bất động sản',
    sure: 'Chắc, trong hộp xác nhận',
    send: 'Gửi lý do',
    help: 'Xem phím tắt',
  },
  move: 'chuyển mục',
} as const;
