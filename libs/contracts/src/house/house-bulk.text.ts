/** Actions on many houses, and archives of their pictures. Specification 1 §2, §8, D10, D48. */
export const houseBulkText = {
  more: 'Thao tác khác',
  moreOf: (id: number) => `Thao tác với #${id}`,
  remove: 'Xoá',
  stop: 'Ngưng bán',
  resume: 'Mở bán lại',
  assign: 'Đổi người phụ trách',
  takeImages: 'Tải ảnh',

  removeTitle: (count: string) => `Bạn có chắc muốn xoá ${count} bất động sản?`,
  removeOneTitle: 'Bạn có chắc muốn xoá bất động sản này?',
  removeNote:
    'BĐS sẽ không còn trong danh sách và thống kê. Có thể hoàn tác trong 10 giây, sau đó chỉ quản trị viên mới khôi phục được. Tin trên các kênh bị gỡ theo và không tự đăng lại khi khôi phục.',
  stopTitle: (count: string) => `Ngưng bán ${count} bất động sản`,
  stopNote:
    'BĐS đang trên web bị gỡ xuống, tin đã đăng trên các kênh được gỡ, tin chờ đăng bị huỷ. Mở bán lại thì phải đăng lại tin.',
  resumeTitle: (count: string) => `Bạn có chắc muốn mở bán lại ${count} bất động sản?`,
  resumeNote: 'Lý do ngưng bán và lý do từ chối sẽ bị xoá. BĐS không tự lên lại web.',
  assignTitle: (count: string) => `Đổi người phụ trách ${count} bất động sản`,
  assignee: 'Nhân viên phụ trách',
  assigneeMissing: 'Vui lòng chọn nhân viên',

  working: {
    delete: 'Đang xoá',
    stop: 'Đang ngưng bán',
    resume: 'Đang mở bán lại',
    assign: 'Đang đổi người phụ trách',
  },
  progress: (done: string, all: string) => `${done} / ${all} BĐS`,
  done: {
    delete: (count: string) => `Đã xoá ${count} BĐS`,
    stop: (count: string) => `Đã ngưng bán ${count} BĐS`,
    resume: (count: string) => `Đã mở bán lại ${count} BĐS`,
    assign: (count: string) => `Đã đổi người phụ trách ${count} BĐS`,
  },
  restoring: 'Đang khôi phục',
  restored: (count: string) => `Đã khôi phục ${count} BĐS`,
  name: {
    delete: 'Xoá',
    stop: 'Ngưng bán',
    resume: 'Mở bán lại',
    assign: 'Đổi người phụ trách',
    restore: 'Khôi phục',
  },
  partly: (action: string, done: string, all: string) => `${action} được ${done}/${all} BĐS`,
  refused: (count: string) => `${count} BĐS chưa được:`,
  notReached: (count: string) => `${count} BĐS chưa xử lý vì thao tác bị dừng giữa chừng.`,
  andMore: (count: string) => `và ${count} BĐS khác`,
  stayChosen: 'Các BĐS này vẫn được chọn.',
  house: (id: number) => `#${id}`,

  chooseAll: (count: string) => `Chọn tất cả ${count} theo bộ lọc`,
  choose: 'Chọn nhiều',

  mayNotRestore: 'Đã quá thời gian hoàn tác. Chỉ quản trị viên mới khôi phục được BĐS này',
  notDeleted: 'Bất động sản này không bị xoá',
  ownerGone: 'Chủ nhà của BĐS này đã bị xoá. Hãy khôi phục chủ nhà trước',
  mayNotAssign: 'Chỉ quản trị viên mới được giao bất động sản cho nhân viên khác',

  noImages: 'Các BĐS đã chọn chưa có ảnh nào bạn được tải',
  tooManyImages: (max: number) => `Chỉ tải được ảnh của tối đa ${max} BĐS mỗi lần`,
  tooLargeArchive: 'Bộ ảnh vượt quá 2 GB. Vui lòng chọn ít BĐS hơn',
  archiveBusy: 'Đang có nhiều người tải bộ ảnh. Vui lòng thử lại sau ít phút',
  archiveYours: 'Bạn đang tải một bộ ảnh khác. Vui lòng chờ xong rồi tải tiếp',
  archiveStarted: (images: string, size: string) => `Trình duyệt đang tải ${images} ảnh (${size})`,
} as const;
