import { article, images, line, name, ref } from '@toam/domain/record/field';
import { record } from '@toam/domain/record/record';
import { canEditProjects } from '@toam/domain/project-access';

/** A housing project that houses may belong to. Specification 2 §3. */
export const project = record('project', {
  versioned: true,
  softDelete: true,
  fields: {
    name: name({ label: 'Tiêu đề', required: true, max: 130 }),
    address: line({ label: 'Địa chỉ', max: 250 }),
    descriptions: line({ label: 'Mô tả ngắn', max: 160 }),
    key_word: line({ label: 'Từ khoá', max: 130 }),
    /** Null: a project of the old list that nobody has described yet. */
    content: article({ label: 'Nội dung', required: true, nullable: true }),
    images: images({ label: 'Hình ảnh', column: 'image_ids', required: true, max: 40 }),
    user: ref('staff', { label: 'Người tạo', nullable: true, server: 'actor' }),
  },
  list: { sorts: ['updated_at', 'created_at', 'name'], filters: [], first: '-updated_at' },
  may: { write: (actor) => (canEditProjects(actor) ? null : 'mayNotWrite') },
  audience: 'everyone',
  history: 'Project',
});
