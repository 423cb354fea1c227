import { moment, ref, text } from '@toam/domain/record/field';
import { record } from '@toam/domain/record/record';

/** A question about a project, with its answer. Everybody asks and reads; who edits projects answers (the endpoints' rules). D16, C2 */
export const question = record('question', {
  versioned: true,
  softDelete: true,
  fields: {
    project: ref('project', { label: 'Dự án', required: true, fixed: true }),
    content: text({ label: 'Câu hỏi', required: true, max: 1000, fixed: true }),
    answer: text({ label: 'Trả lời', max: 4000 }),
    user: ref('staff', { label: 'Người hỏi', server: 'actor' }),
    answered_by: ref('staff', {
      label: 'Người trả lời',
      column: 'answered_by',
      wire: 'answered_by_id',
      server: 'module',
    }),
    answered_at: moment({ label: 'Trả lời lúc', server: 'module' }),
  },
  list: { sorts: ['id'], filters: ['project'], first: '-id' },
  may: { write: () => null },
  audience: 'everyone',
});
