/** Sharing, approval, web requests, stop and resume, drafts: what buttons, confirmations and refusals say. Specification 1 §2, §4, §8, D10. */
export const houseSharingText = {
  share: 'Chia sẻ',
  shareSure: 'Bạn có chắc muốn chia sẻ bất động sản lên cộng đồng?',
  shareNote: 'Quản trị duyệt xong thì đồng nghiệp mới thấy.',
  shared: 'Chia sẻ thành công!',
  revoke: 'Thu hồi',
  revokeSure: 'Bạn có chắc muốn thu hồi bất động sản khỏi cộng đồng?',
  revokeNote: 'Đồng nghiệp không còn thấy bất động sản này. Chia sẻ lại thì phải duyệt lại.',
  revoked: 'Thu hồi thành công!',
  requestWeb: 'Yêu cầu đăng web',
  requestWebSure: 'Bạn có chắc muốn yêu cầu đăng bất động sản lên web?',
  webRequested: 'Đã gửi yêu cầu đăng web',
  withdrawWeb: 'Rút yêu cầu đăng web',
  withdrawWebSure: 'Bạn có chắc muốn rút yêu cầu đăng web?',
  webWithdrawn: 'Đã rút yêu cầu đăng web',
  revokeWeb: 'Gỡ khỏi web',
  revokeWebSure: 'Bạn có chắc muốn gỡ bất động sản khỏi web?',
  /** Specification 1 §8. */
  webRevoked: 'Gỡ BĐS thành công!',

  stop: 'Ngưng bán',
  stopSure: 'Bạn có chắc muốn ngưng bán bất động sản này?',
  stopNote: 'Bất động sản đang trên web sẽ được gỡ xuống.',
  stopReason: 'Lý do ngưng bán',
  stopReasonMissing: 'Vui lòng nhập lý do',
  resume: 'Mở bán',
  resumeSure: 'Bạn có chắc muốn mở bán lại bất động sản này?',
  resumeNote: 'Lý do ngưng bán và các lý do không duyệt được xoá. Bất động sản không tự lên web lại.',
  /** Specification 1 §8, after stopping and after resuming. */
  statusChanged: 'Thay đổi thành công!',

  approve: 'Duyệt',
  approveSure: 'Bạn có chắc muốn duyệt chia sẻ bất động sản này?',
  approved: 'Duyệt chia sẻ thành công',
  approveWebSure: 'Bạn có chắc muốn đăng bất động sản này lên web?',
  /** Specification 1 §4, §8. */
  webApproved: 'BĐS được upload lên web thành công!',
  reject: 'Từ chối',
  rejectReason: 'Lý do',
  reasonMissing: 'Vui lòng nhập lý do',
  rejected: 'Đã từ chối',

  draftApproveSure: 'Bạn có chắc muốn duyệt các thay đổi này?',
  draftApproveNote: 'Nội dung sẽ được cập nhật lên web thương mại ngay.',
  draftRejectSure: 'Bạn có chắc muốn từ chối các thay đổi này?',
  draftRejectNote: 'Nội dung chỉnh sửa sẽ bị xoá và không khôi phục được.',
  draftApproved: 'Duyệt thay đổi thành công',
  draftRejected: 'Đã từ chối và xoá nội dung chỉnh sửa',

  /** What is waited for, as sentences name it. */
  kind: { public: 'chia sẻ cộng đồng', web: 'đăng web' },
  requestStatus: { open: 'Chờ duyệt', approved: 'Đã duyệt', rejected: 'Không duyệt', withdrawn: 'Đã rút' },

  mayNotShare: 'Chỉ quản trị viên hoặc nhân viên phụ trách được chia sẻ bất động sản này',
  mayNotRevoke: 'Chỉ quản trị viên hoặc nhân viên phụ trách được thu hồi bất động sản này',
  mayNotRequestWeb: 'Chỉ quản trị viên hoặc nhân viên phụ trách được yêu cầu đăng web',
  mayNotRevokeWeb: 'Chỉ quản trị viên được gỡ bất động sản khỏi web',
  mayNotSwitch: 'Bạn không có quyền ngưng bán hay mở bán bất động sản này',
  mayNotDecide: 'Chỉ quản trị viên được duyệt hoặc từ chối',
  mayNotSeeSharing: 'Chỉ quản trị viên hoặc nhân viên phụ trách được xem yêu cầu duyệt của bất động sản này',
  stoppedNotShared: 'BĐS đang ngưng bán. Vui lòng mở bán lại trước khi chia sẻ',
  stoppedNotOnWeb: 'BĐS đang ngưng bán nên chưa đăng web được',
  onWebAlready: 'BĐS đang hiển thị trên web',
  notOnWeb: 'BĐS không còn trên web',
  requestNotFound: 'Không tìm thấy yêu cầu',
  nothingWaiting: 'BĐS này không còn chờ duyệt',
  alreadyStopped: 'BĐS đã ngưng bán rồi',
  alreadyOnSale: 'BĐS đang mở bán rồi',
  noDraft: 'BĐS này không còn thay đổi nào chờ duyệt',
  /** Who decided, told to the one who did. */
  you: 'Bạn',
  someone: 'Quản trị viên khác',
  /** Two people decided at once: the second one hears who was first. */
  alreadyDecided: (who: string, verdict: 'approved' | 'rejected', when: string) =>
    `${who} đã ${verdict === 'approved' ? 'duyệt' : 'từ chối'} lúc ${when}`,
  withdrawnMeanwhile: 'Yêu cầu đã được rút lại',
  changedMeanwhile: 'BĐS vừa được sửa sau khi bạn mở. Vui lòng xem lại trước khi duyệt',
  draftStale: 'Nội dung vừa thay đổi sau khi bạn mở. Vui lòng xem lại các thay đổi trước khi quyết định',

  /** History: what became of a draft. Column `draft`. */
  historyDraftApproved: (editor: string) => `Duyệt thay đổi của ${editor}`,
  historyDraftRejected: (editor: string) => `Từ chối thay đổi của ${editor}`,

  /** What a notification tells, after the name of who did it (D70, kinds 3 and 11). */
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
  nothingToApprove: 'Không có bất động sản nào cần duyệt',
} as const;
