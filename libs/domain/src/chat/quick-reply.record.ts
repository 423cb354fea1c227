import { count, line, name, ref, text } from '@toam/domain/record/field';
import { record } from '@toam/domain/record/record';
import { canChangeQuickReply } from './chat-access';

/** A text that colleagues send often: the company's (nobody's), or one's own. Brief 7 §5 */
export const quickReply = record('quick_reply', {
  versioned: true,
  softDelete: false,
  fields: {
    user: ref('staff', { label: 'Dùng cho', fixed: true }),
    /** Typed after '/'. Small letters, with their accents. */
    shortcut: line({ label: 'Phím tắt', required: true, max: 30 }),
    title: name({ label: 'Tên tin nhắn', required: true }),
    text: text({ label: 'Nội dung', required: true }),
    /** Its place among those of the same owner, from 0. */
    position: count({ label: 'Thứ tự', default: 0 }),
  },
  unique: ['user', 'shortcut'],
  list: { sorts: ['position'], filters: ['user'], first: 'position' },
  may: { write: (actor, row) => (canChangeQuickReply(actor, row) ? null : 'mayNotChange') },
  audience: ({ user_id }) => (user_id === null ? 'chat' : { users: [user_id] }),
  live: 'quick-reply',
});
