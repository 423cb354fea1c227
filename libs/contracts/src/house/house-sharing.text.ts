/**
 * Messages of the API about sharing, approval, web requests, stop and resume, and drafts. Buttons and confirmations are in
 * `house-action.ts`. Specification 1 §2, §4, §8, D10.
 */
export const houseSharingText = {
  shared: 'Chia sẻ thành công!',
  revoked: 'Thu hồi thành công!',
  webRequested: 'Đã gửi yêu cầu đăng web',
  webWithdrawn: 'Đã rút yêu cầu đăng web',
  /** Specification 1 §8. */
  webRevoked: 'Gỡ BĐS thành công!',

  /** Specification 1 §8, after stopping and after resuming. */
  statusChanged: 'Thay đổi thành công!',

  approved: 'Duyệt chia sẻ thành công',
  /** Specification 1 §4, §8. */
  webApproved: 'BĐS được upload lên web thành công!',
  rejected: 'Đã từ chối',

  draftApproved: 'Duyệt thay đổi thành công',
  draftRejected: 'Đã từ chối và xoá nội dung chỉnh sửa',
  draftWithdrawn: 'Đã rút lại bản sửa',

  /** What the house waits for, inside a sentence. */
  kind: { public: 'chia sẻ cộng đồng', web: 'đăng web' },

  mayNotShare: 'Chỉ quản trị viên hoặc nhân viên phụ trách mới được chia sẻ bất động sản này',
  mayNotRevoke: 'Chỉ quản trị viên hoặc nhân viên phụ trách mới được thu hồi bất động sản này',
  mayNotRequestWeb: 'Chỉ quản trị viên hoặc nhân viên phụ trách mới được yêu cầu đăng web',
  mayNotRevokeWeb: 'Chỉ quản trị viên mới được gỡ bất động sản khỏi web',
  mayNotSwitch: 'Bạn không có quyền ngưng bán hay mở bán bất động sản này',
  mayNotDecide: 'Chỉ quản trị viên mới được duyệt hoặc từ chối',
  mayNotWithdrawDraft: 'Chỉ người gửi bản sửa mới được rút lại',
  mayNotSeeSharing: 'Chỉ quản trị viên hoặc nhân viên phụ trách mới được xem yêu cầu duyệt của bất động sản này',
  stoppedNotShared: 'BĐS đang ngưng bán. Vui lòng mở bán lại trước khi chia sẻ',
  stoppedNotOnWeb: 'BĐS đang ngưng bán nên chưa đăng web được',
  onWebAlready: 'BĐS đang hiển thị trên web',
  notOnWeb: 'BĐS không còn trên web',
  requestNotFound: 'Không tìm thấy yêu cầu',
  nothingWaiting: 'BĐS này không còn chờ duyệt',
  alreadyStopped: 'BĐS đã ngưng bán rồi',
  alreadyOnSale: 'BĐS đang mở bán rồi',
  noDraft: 'BĐS này không còn thay đổi nào chờ duyệt',
  /** The decider, if it is the reader. */
  you: 'Bạn',
  someone: 'Quản trị viên khác',
  /** Two people decided at the same time. The second one reads who was first. */
  alreadyDecided: (who: string, decision: 'approved' | 'rejected', when: string) =>
    `${who} đã ${decision === 'approved' ? 'duyệt' : 'từ chối'} lúc ${when}`,
  withdrawnMeanwhile: 'Yêu cầu đã được rút lại',
  changedMeanwhile: 'BĐS vừa được sửa sau khi bạn mở. Vui lòng xem lại trước khi duyệt',
  draftStale: 'Nội dung vừa thay đổi sau khi bạn mở. Vui lòng xem lại các thay đổi trước khi duyệt hoặc từ chối',

  /** History: the decision about a draft. Column `draft`. */
  historyDraftApproved: (editor: string) => `Duyệt thay đổi của ${editor}`,
  historyDraftWithdrawn: 'Rút lại thay đổi',
  historyDraftRejected: (editor: string) => `Từ chối thay đổi của ${editor}`,

  /** Text of a notification, read after the actor's name (D70, kinds 3 and 11). */
  notice: {
    approvedPublic: 'đã duyệt chia sẻ cộng đồng bất động sản của bạn',
    approvedWeb: 'đã đăng bất động sản của bạn lên web',
    approvedDraft: 'đã duyệt thay đổi của bạn',
    rejectedPublic: (reason: string) => `không duyệt chia sẻ cộng đồng: ${reason}`,
    rejectedWeb: (reason: string) => `không duyệt đăng web: ${reason}`,
    rejectedDraft: 'đã từ chối thay đổi của bạn',
    webRevoked: 'đã gỡ bất động sản của bạn khỏi web',
    assigned: 'đã giao một bất động sản cho bạn',
  },

  /** The queues. Specification 2 §2 "Property approval". */
  queues: { public: 'Cộng đồng', web: 'Web' },
} as const;
