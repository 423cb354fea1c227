/** Actions on many houses, and archives of their pictures. Specification 1 §2, §8, D10, D48. */
export const houseBulkText = {
  more: 'Thao tác khác',
  remove: 'Xoá',
  stop: 'Ngưng bán',
  resume: 'Mở bán lại',
  assign: 'Giao phụ trách',
  takeImages: 'Tải ảnh',

  removeTitle: (count: string) => `Bạn có chắc muốn xoá ${count} bất động sản?`,
  removeOneTitle: 'Bạn có chắc muốn xoá bất động sản này?',
  removeNote:
    'BĐS sẽ không còn trong danh sách và thống kê. Có thể hoàn tác trong 10 giây, sau đó chỉ quản trị viên khôi phục được.',
  stopTitle: (count: string) => `Ngưng bán ${count} bất động sản`,
  stopNote: 'BĐS đang trên website sẽ được gỡ xuống.',
  resumeTitle: (count: string) => `Bạn có chắc muốn mở bán lại ${count} bất động sản?`,
  resumeNote: 'Lý do ngưng bán và lý do từ chối sẽ được xoá. BĐS không tự lên lại website.',
  assignTitle: (count: string) => `Giao ${count} bất động sản cho`,
  assignee: 'Nhân viên phụ trách',
  assigneeMissing: 'Vui lòng chọn nhân viên',

  working: { delete: 'Đang xoá', stop: 'Đang ngưng bán', resume: 'Đang mở bán lại', assign: 'Đang giao phụ trách' },
  progress: (done: string, all: string) => `${done} / ${all} BĐS`,
  done: {
    delete: (count: string) => `Xoá ${count} BĐS thành công`,
    stop: (count: string) => `Ngưng bán ${count} BĐS thành công`,
    resume: (count: string) => `Mở bán lại ${count} BĐS thành công`,
    assign: (count: string) => `Giao phụ trách ${count} BĐS thành công`,
  },
  restoring: 'Đang khôi phục',
  restored: (count: string) => `Khôi phục ${count} BĐS thành công`,
  name: {
    delete: 'Xoá',
    stop: 'Ngưng bán',
    resume: 'Mở bán lại',
    assign: 'Giao phụ trách',
    restore: 'Khôi phục',
  },
  partly: (action: string, done: string, all: string) => `${action}: được ${done} trên ${all} BĐS`,
  refused: (count: string) => `${count} BĐS không thực hiện được:`,
  notReached: (count: string) => `${count} BĐS chưa thực hiện vì đã dừng giữa chừng.`,
  andMore: (count: string) => `và ${count} BĐS khác`,
  stayChosen: 'Các BĐS này vẫn được chọn.',
  house: (id: number) => `#${id}`,

  chooseAll: (count: string) => `Chọn tất cả ${count} theo bộ lọc`,
  choose: 'Chọn nhiều',

  mayNotRestore: 'Chỉ quản trị viên, hoặc người vừa xoá trong ít phút, được khôi phục bất động sản này',
  notDeleted: 'Bất động sản này không bị xoá',
  mayNotAssign: 'Chỉ quản trị viên được giao bất động sản cho nhân viên khác',

  noImages: 'Các BĐS đã chọn chưa có ảnh nào bạn được tải',
  tooManyImages: (most: number) => `Chỉ tải được ảnh của tối đa ${most} BĐS mỗi lần`,
  tooLargeArchive: 'Bộ ảnh vượt quá 2 GB. Vui lòng chọn ít BĐS hơn',
  archiveBusy: 'Đang có nhiều người tải bộ ảnh. Vui lòng thử lại sau ít phút',
  archiveYours: 'Bạn đang tải một bộ ảnh khác. Vui lòng chờ xong rồi tải tiếp',
  archiveStarted: (images: string, size: string) => `Trình duyệt đang tải ${images} ảnh (${size})`,
} as const;
