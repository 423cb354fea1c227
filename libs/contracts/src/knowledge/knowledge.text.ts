import { article, articleType } from '@toam/domain/knowledge/article.record';
import { labelsOf } from '@toam/domain/record/columns';

/** Columns of the history and the audit. */
export const articleLabel = { ...labelsOf(article.fields), edit: 'Bản sửa' };
export const articleTypeLabel = labelsOf(articleType.fields);

/** The knowledge board. Specification 2 §2, §4; brief 4 §4; D65. */
export const knowledgeText = {
  notFound: 'Không tìm thấy bài viết này',
  typeNotFound: 'Không tìm thấy cột này',
  notYours: 'Chỉ người viết và quản trị viên mới được sửa bài này',
  typeGone: 'Cột này đã bị xoá. Vui lòng chọn cột khác',
  typeTaken: (name: string) => `Đã có cột “${name}”`,
  /** Specification 2 §5, in the way of D117. */
  titleMissing: 'Vui lòng nhập tiêu đề (Please enter the title)',
  contentMissing: 'Vui lòng nhập nội dung (Please enter the content)',
  typeNameMissing: 'Vui lòng nhập tên cột (Please enter the column name)',
  reasonMissing: 'Vui lòng nhập lý do',
  /** Another admin was faster. */
  decided: (name: string) => `${name} vừa quyết định bài này. Hãy tải lại danh sách`,
  notWaiting: 'Bài này không còn chờ duyệt. Hãy tải lại danh sách',
  typeNotEmpty: (count: number) =>
    `Cột này còn ${count} bài (kể cả bài chờ duyệt, không duyệt). Hãy chuyển hoặc xoá bài trước`,
  /** Somebody else ordered a column meanwhile. */
  orderMoved: (column: string) => `Thứ tự cột “${column}” vừa được người khác đổi. Hãy xem lại rồi lưu`,
  commentNotFound: 'Không tìm thấy bình luận này',
  commentNotYours: 'Chỉ người viết và quản trị viên mới xoá được bình luận này',
  listedTwice: 'Một bài chỉ có một chỗ trên bảng',
  notKeeper: 'Chỉ người giữ bài và quản trị viên mới xác nhận được bài này',
  historyCreated: 'Gửi bài',
  editSent: 'Gửi bản sửa',
  editApproved: 'Duyệt bản sửa',
  editRefused: (reason: string) => `Không duyệt bản sửa: ${reason}`,
  /** After the actor's name in a notification. */
  approved: (title: string) => `đã duyệt bài “${title}”`,
  refused: (title: string, reason: string) => `không duyệt bài “${title}”: ${reason}`,
  reviewDue: (title: string) => `Đã tới ngày xem lại bài “${title}”`,
} as const;
