/** The screens of projects and of questions about them. Specification 2 §2, §5; brief 4 §1; D16. */

/** What several screens do with a project. */
export const projectActionText = {
  create: 'Tạo mới',
  edit: 'Sửa',
  remove: 'Xoá',
  sureRemove: 'Bạn có chắc muốn xoá dự án này?',
  /** `houses`: those that the person may see. */
  removeNote: (name: string, houses: string) =>
    houses === '0'
      ? `Dự án ${name} không còn để chọn. Có thể hoàn tác.`
      : `Dự án ${name} không còn để chọn. ${houses} BĐS bạn xem được vẫn giữ tên dự án này. Có thể hoàn tác.`,
  removed: 'Xoá dự án thành công',
  restored: 'Khôi phục dự án thành công',
} as const;

/** /project/list */
export const projectListText = {
  title: 'Dự án',
  table: 'Danh sách dự án',
  searchPlaceholder: 'Tìm mã, tên, nội dung',
  seeResults: (count: string) => `Xem ${count} dự án`,
  seeAll: 'Xem dự án',
  moreImages: (count: number) => `+${count}`,
  houses: 'BĐS',
  questions: 'Hỏi đáp',
  questionCount: (count: string) => `${count} câu`,
  questionCountLong: (count: string) => `${count} câu hỏi`,
  /** Of the questions, those without an answer. */
  waiting: (count: string) => `${count} chờ`,
  unanswered: 'Có câu chưa trả lời',
  createdAt: 'Ngày tạo',
  updatedAt: 'Cập nhật',
  actions: 'Thao tác',
  actionsOf: (name: string) => `Thao tác với dự án ${name}`,
  editOf: (name: string) => `Sửa dự án ${name}`,
  /** Of a button. */
  housesOf: (count: string, name: string) => `${count} BĐS của dự án ${name}`,
  housesCount: (count: string) => `${count} BĐS`,
  /** Before the words where a search was found. */
  foundInText: 'Trong nội dung:',
  empty: 'Chưa có dự án nào.',
  emptyFiltered: 'Không có dự án nào khớp. Hãy thử từ khác hoặc bỏ bộ lọc.',
  pageGone: 'Trang này không còn dự án nào.',
} as const;

/** The dialog with a project's houses, and their part of its page. */
export const projectHousesText = {
  title: (count: string) => `${count} BĐS`,
  close: 'Đóng',
  onlyYours: 'Chỉ tính căn bạn được xem',
  purpose: 'Lọc theo mục đích',
  all: 'Tất cả',
  sell: 'Bán',
  rent: 'Cho thuê',
  view: 'Xem',
  viewHouse: (id: number) => `Xem BĐS #${id}`,
  unpriced: 'Chưa có giá',
  /** '#12481 · Landmark 5, tầng 21 · 74 m²' */
  code: (id: number) => `#${id}`,
  area: (area: string) => `${area} m²`,
  empty: 'Dự án này chưa có BĐS nào mà bạn xem được.',
  emptyFiltered: 'Không có BĐS nào như vậy trong dự án này.',
  onPage: 'BĐS trong dự án',
  seeAll: (count: string) => `Xem cả ${count}`,
} as const;

/** The form of a project. */
export const projectFormText = {
  createTitle: 'Tạo dự án',
  editTitle: 'Cập nhật dự án',
  create: 'Tạo mới',
  update: 'Cập nhật',
  updated: 'Cập nhật dự án thành công',
  about: 'Thông tin',
  imagesNote: 'Cần ít nhất một ảnh. Ảnh đầu tiên là ảnh bìa, kéo để đổi thứ tự.',
  addressPlaceholder: 'Đường, Phường, Huyện/TP',
  keyWordPlaceholder: 'Cách nhau bằng dấu phẩy',
  /** Brief 4 §1: an address with fewer than three parts. */
  addAddress: 'Bạn cần thêm địa chỉ theo format (Đường, Phường XXX, Huyện/TP)',
  addAddressNote: 'Chọn “Chắc” để lưu với địa chỉ đang có.',
  preview: 'Thẻ trong danh sách',
  previewNote: 'Thẻ đổi theo nội dung bạn nhập.',
  noName: 'Chưa có tiêu đề',
  noAddress: 'Chưa có địa chỉ',
  mayNotEdit: 'Bạn không được sửa dự án này',
  backToList: 'Về danh sách dự án',
  toPage: 'Xem trang dự án',
} as const;

/** /project/{id} */
export const projectPageText = {
  title: 'Chi tiết dự án',
  crumb: 'Dự án',
  code: (id: number) => `#${id}`,
  phoneTitle: (id: number) => `Dự án #${id}`,
  back: 'Quay lại',
  backToList: 'Về danh sách dự án',
  copyLink: 'Sao chép liên kết',
  linkCopied: 'Đã sao chép liên kết',
  /** After the address. `ago`: 'Vừa xong', '12 phút', '30/09'. */
  updated: (ago: string) => `cập nhật ${ago.toLocaleLowerCase('vi')}`,
  openImage: (at: number, all: number) => `Xem ảnh ${at}/${all}`,
  moreImages: (count: number) => `+${count} ảnh`,
  /** Of the picture that says how many more there are. Its name has the words that are seen. */
  openImageOfMore: (at: number, all: number, more: number) => `Xem ảnh ${at}/${all}, +${more} ảnh`,
  sections: 'Các phần của trang',
  information: 'Thông tin',
  noContent: 'Dự án này chưa có nội dung giới thiệu.',
  houses: (count: string) => `${count} BĐS`,
} as const;

/** Questions and answers on a project's page. D16 */
export const projectQuestionText = {
  title: 'Hỏi đáp',
  filter: 'Lọc câu hỏi',
  all: 'Tất cả',
  open: 'Chưa trả lời',
  answered: 'Đã trả lời',
  ask: 'Đặt câu hỏi',
  askPlaceholder: 'Hỏi về dự án này, cả công ty cùng đọc câu trả lời',
  send: 'Gửi câu hỏi',
  asked: 'Đã gửi câu hỏi',
  length: (now: number, max: number) => `${now}/${max}`,
  reply: 'Trả lời',
  editAnswer: 'Sửa câu trả lời',
  answerOf: (name: string) => `Trả lời câu hỏi của ${name}`,
  answerPlaceholder: 'Viết câu trả lời. Người hỏi sẽ được báo.',
  sendAnswer: 'Gửi trả lời',
  saveAnswer: 'Lưu trả lời',
  sent: 'Đã gửi câu trả lời',
  cancel: 'Huỷ',
  sureClear: 'Bạn có chắc muốn bỏ câu trả lời này?',
  cleared: 'Đã bỏ câu trả lời',
  /** Somebody else was faster. The typed text stays in its box. */
  changedMeanwhile: (name: string | undefined) =>
    `${name ?? 'Người khác'} vừa sửa câu trả lời này. Nội dung bạn nhập vẫn còn; gửi lại sẽ thay câu trả lời ở trên.`,
  empty: 'Chưa có câu hỏi nào. Hãy là người hỏi đầu tiên.',
  emptyOpen: 'Mọi câu hỏi đã có trả lời.',
  emptyAnswered: 'Chưa có câu hỏi nào được trả lời.',
} as const;
