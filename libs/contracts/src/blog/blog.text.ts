import { blog } from '@toam/domain/blog/blog.record';
import { labelsOf } from '@toam/domain/record/columns';

/** Columns of the history and the audit. */
export const blogLabel = labelsOf(blog.fields);

/** News. Specification 2 §2, §8; brief 4 §3. */
export const blogText = {
  notFound: 'Không tìm thấy tin tức này',
  createTitle: 'Tạo tin tức',
  editTitle: 'Sửa tin tức',
  created: 'Tạo mới tin tức thành công',
  changed: 'Cập nhật tin tức thành công',
  deleted: 'Xoá tin tức thành công',
  restored: (title: string) => `Đã khôi phục “${title}”`,
  confirmDelete: 'Bạn có chắc muốn xoá tin tức này?',
  confirmDeleteNote: (title: string) =>
    `“${title}” sẽ không còn trong danh sách. Quản trị viên khôi phục được ở “Đã xoá”.`,
} as const;

/** /blog/list. */
export const blogListText = {
  title: 'Tin tức',
  titleOf: (count: string) => `${count} Tin tức`,
  create: 'Tạo mới',
  search: 'Tìm tiêu đề, nội dung',
  kinds: 'Loại tin',
  all: 'Tất cả',
  list: 'Danh sách tin tức',
  empty: 'Chưa có tin tức nào.',
  emptyFiltered: 'Không có tin tức nào khớp. Hãy bỏ bớt điều kiện.',
  actions: (title: string) => `Thao tác với tin tức ${title}`,
  edit: 'Sửa',
  remove: 'Xoá',
} as const;

/** /blog/new, /blog/edit/{id}. Mockup 33b. */
export const blogFormText = {
  create: 'Tạo mới',
  update: 'Cập nhật',
  preview: 'Thẻ trên trang tin',
  previewNote: 'Thẻ đổi theo khi bạn gõ. Tên là người tạo, ngày là hôm nay.',
  previewOfStored: 'Thẻ đổi theo khi bạn gõ. Tên và ngày là của lần đăng đầu.',
  untitled: 'Chưa có tiêu đề',
  noContent: 'Chưa có nội dung',
  checklist: 'Trước khi đăng',
  missing: 'Chưa có',
  ready: 'Đã có',
  titleLength: (length: number, most: number) => `${length}/${most}`,
  backToList: 'Về danh sách tin tức',
} as const;

/** /blog/{id}. The names are those of `RecordBar`. */
export const blogPageText = {
  crumb: 'Tin tức',
  code: (id: number) => `#${id}`,
  phoneTitle: (id: number) => `Tin tức #${id}`,
  back: 'Quay lại',
  copyLink: 'Sao chép liên kết',
  linkCopied: 'Đã sao chép liên kết',
  published: (day: string) => `đăng ${day}`,
  changed: (day: string) => `sửa ${day}`,
  backToList: 'Về danh sách tin tức',
} as const;
