import { choice, line, name, ref } from '@toam/domain/record/field';
import { record } from '@toam/domain/record/record';
import { canApprovePost } from './post-access';
import { type channelKinds, type portals } from './portal';

const kindWords = { portal: 'Cổng', manual: 'Đăng tay' } as const satisfies Record<
  (typeof channelKinds)[number],
  string
>;
const portalWords = { alonhadat: 'Alonhadat', batdongsan: 'Batdongsan' } as const satisfies Record<
  (typeof portals)[number],
  string
>;

/** Where a house is advertised. The two portals are always there, under their names; admins add channels that people post to by hand. */
export const channel = record('channel', {
  versioned: true,
  softDelete: true,
  fields: {
    name: name({ label: 'Tên nguồn', required: true, max: 60 }),
    link: line({ label: 'Liên kết', max: 500, pattern: /^https?:\/\/\S+$/i }),
    status: choice({ 1: 'Bật', 0: 'Tắt' }, { label: 'Trạng thái', server: 'module', default: 1 }),
    kind: choice(kindWords, { label: 'Loại', server: 'module', required: true }),
    portal: choice(portalWords, { label: 'Cổng', server: 'module' }),
    /** Nobody made the two portals. */
    user: ref('staff', { label: 'Người tạo', nullable: true, server: 'actor' }),
  },
  unique: ['name'],
  list: { sorts: ['id'], filters: ['status'], first: 'id' },
  may: { write: (actor) => (canApprovePost(actor) ? null : 'adminsOnly') },
  audience: 'posts',
});
