import {
  article as articleField,
  choice,
  count,
  date,
  image,
  moment,
  name,
  ref,
  text,
} from '@toam/domain/record/field';
import { record } from '@toam/domain/record/record';
import { canWriteArticle } from './article-access';

/** A column of the knowledge board. Admins write them (the endpoints' rule). */
export const articleType = record('article_type', {
  versioned: true,
  softDelete: true,
  fields: {
    type_name: name({ label: 'Tên cột', required: true, max: 130 }),
    position: count({ label: 'Thứ tự', server: 'module', default: 0, hidden: true }),
  },
  unique: ['type_name'],
  list: { sorts: ['position'], filters: [], first: 'position' },
  may: { write: () => null },
  audience: 'everyone',
  live: 'article',
});

/** An article of the knowledge board. D65, C15 */
export const article = record('article', {
  versioned: true,
  softDelete: true,
  fields: {
    title: name({ label: 'Tiêu đề', required: true, max: 130 }),
    type: ref('articleType', { label: 'Cột', required: true, active: true }),
    content: articleField({ label: 'Nội dung', required: true }),
    cover: image({ label: 'Ảnh bìa' }),
    /** Who keeps it true, and the day on which they look again. */
    keeper: ref('staff', { label: 'Người giữ bài', default: 'actor', active: true }),
    review_on: date({ label: 'Hạn xem lại' }),
    status: choice(
      { 0: 'Chờ duyệt', 1: 'Đã đăng', 2: 'Không duyệt' },
      { label: 'Trạng thái', server: 'module', default: 0 },
    ),
    reason_reject: text({ label: 'Lý do không duyệt', server: 'module' }),
    position: count({ label: 'Thứ tự', server: 'module', default: 0, hidden: true }),
    user: ref('staff', { label: 'Người viết', server: 'actor' }),
    decided_by: ref('staff', { label: 'Người duyệt', column: 'decided_by', wire: 'decided_by_id', server: 'module' }),
    decided_at: moment({ label: 'Duyệt lúc', server: 'module' }),
  },
  list: { sorts: ['position', 'id', 'updated_at'], filters: ['type', 'status', 'user'], first: 'position' },
  may: { write: (actor, row) => (canWriteArticle(actor, row) ? null : 'notYours') },
  audience: 'everyone',
  history: 'Article',
});
