import { article, choice, image, name, ref } from '@toam/domain/record/field';
import { record } from '@toam/domain/record/record';

/** Kinds of news. Specification 2 §9. */
export const blogTypes = { 1: 'Tin tức', 2: 'Mẹo hay', 3: 'Phong thuỷ' } as const;
export type BlogType = keyof typeof blogTypes;
/** What a kind that nobody has chosen is called. */
export const unknownBlogType = 'Chưa xác định';

/** A post of the company's news. Whoever may write news writes all of them (the endpoints' rule). C6 */
export const blog = record('blog', {
  versioned: true,
  softDelete: true,
  fields: {
    title: name({ label: 'Tiêu đề', required: true, max: 130 }),
    /** Null: news of the old system. */
    type: choice(blogTypes, { label: 'Loại tin', required: true, nullable: true, none: unknownBlogType }),
    content: article({ label: 'Nội dung', required: true }),
    cover: image({ label: 'Ảnh bìa', required: true }),
    user: ref('staff', { label: 'Người đăng', server: 'actor' }),
  },
  list: { sorts: ['created_at', 'title'], filters: ['type'], first: '-created_at' },
  may: { write: () => null },
  audience: 'everyone',
  history: 'Blog',
});
