import { undoDays } from '@toam/domain/customer/customer-merge';

/** Records that move in a merge: '2 nhu cầu, 1 BĐS, 3 lần chào'. */
export const heldText = {
  requests: (count: number) => `${count} nhu cầu`,
  houses: (count: number) => `${count} BĐS`,
  showings: (count: number) => `${count} lần chào`,
  deals: (count: number) => `${count} giao dịch`,
  contacts: (count: number) => `${count} yêu cầu liên hệ`,
  transactions: (count: number) => `${count} giao dịch đã ghi nhận`,
} as const;

/** Merging two records of one person, and the undo. D56. */
export const customerMergeText = {
  title: 'Gộp hồ sơ khách hàng',
  kept: 'Giữ lại',
  keepThis: 'Giữ hồ sơ này',
  which: 'Hồ sơ được giữ lại',
  record: (id: number) => `#${id}`,
  samePhones: (phones: string) => `Trùng số điện thoại ${phones}`,
  noSamePhone: 'Hai hồ sơ không trùng số điện thoại. Hãy chắc chắn đây là cùng một người',
  differs: 'Chọn thông tin giữ lại',
  nothingDiffers: 'Hai hồ sơ không có thông tin nào khác nhau',
  taken: 'Bổ sung từ hồ sơ kia',
  both: 'Giữ cả hai',
  empty: '(trống)',
  firstPhone: 'Số gọi đầu tiên',
  owner: 'Nhân viên phụ trách chính',
  phones: 'Số điện thoại sau khi gộp',
  morePhones: 'Số khác',
  moves: (id: number) => `chuyển sang hồ sơ #${id}`,
  holdsNothing: 'Chưa có nhu cầu hay BĐS',
  nothingMoves: 'Hồ sơ kia chưa có nhu cầu, BĐS hay lần chào nào',
  /** Below the list of records that move. */
  keeps: `Không có gì bị xoá. Có thể tách lại trong ${undoDays} ngày`,
  submit: 'Gộp hồ sơ',
  done: (name: string) => `Đã gộp hồ sơ vào ${name}`,
  undone: 'Đã tách lại hai hồ sơ',
  undo: 'Tách lại',
  confirmUndo: (name: string) => `Bạn có chắc muốn tách hồ sơ ${name}?`,
  undoKeeps: 'Nhu cầu, BĐS và lần chào của hồ sơ này được trả về. Thông tin sửa sau khi gộp được giữ nguyên',
  changedMeanwhile: 'Hồ sơ vừa được cập nhật. Vui lòng xem lại trước khi gộp',
  list: 'Hồ sơ đã gộp',
  listLine: (merged: string) => `${merged} được gộp vào hồ sơ này`,
  listInto: (kept: string) => `Được gộp vào ${kept}`,
  undoUntil: (day: string) => `Tách lại được đến ${day}`,
  aside: 'Thông tin không được chọn',
  same: 'Chọn hai hồ sơ khác nhau để gộp',
  mayNot: 'Bạn chỉ gộp được khách hàng mà bạn phụ trách hoặc được xem số điện thoại',
  mayNotUndo: 'Bạn không có quyền tách hồ sơ này',
  notFound: 'Không tìm thấy lần gộp này',
  alreadyUndone: 'Lần gộp này đã được tách lại',
  tooLate: `Đã quá ${undoDays} ngày nên không tách lại được`,
  cannotJoin: 'Hai nội dung này không giữ chung được',
  laterFirst: (name: string) => `Hồ sơ ${name} được gộp sau. Vui lòng tách hồ sơ đó trước`,
  mergedOn: (name: string) => `Hồ sơ này đã được gộp tiếp vào ${name}. Vui lòng tách ở đó trước`,
  deleted: 'Khách hàng đã bị xoá. Vui lòng khôi phục trước khi tách',
  busy: 'Hồ sơ đang được người khác cập nhật. Vui lòng thử lại',
  /** Read after the actor's name. */
  notice: (merged: string, kept: string) => `đã gộp hồ sơ ${merged} vào hồ sơ ${kept}`,
  undoneNotice: (merged: string, kept: string) => `đã tách hồ sơ ${merged} khỏi hồ sơ ${kept}`,
  /** Value of the history columns `merged` and `merged_into`. */
  historyName: (id: number, name: string) => `#${id} ${name}`,
} as const;
