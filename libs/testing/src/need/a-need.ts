import type { NeedDetail, NeedRow } from '@toam/contracts/need/need.schema';
import { needNotes, noWishes } from '@toam/domain/need/need-columns';
import { perColumn } from '@toam/domain/record/columns';

/** A need in a list, the viewer's own and of their own customer, unless said otherwise. */
export const aNeedRow = (differing: Partial<NeedRow> = {}): NeedRow => ({
  ...{ id: 2207, version: 1, status: 0 },
  customer: {
    ...{ id: 31, name: 'Lê Thị Mỹ Duyên', phone_number: '0903618274' },
    ...{ masked: false, user: 'Nguyễn Thu Hà', may_open: true },
  },
  ...noWishes,
  ...{ min_price: 7_000_000_000, max_price: 9_000_000_000 },
  ...{ province: [5], districts: [31], property_type: [2], house_type: [1], request_direction: ['Đông'] },
  ...{ area: 65, number_bedroom: 3, road_area: 6 },
  names: {
    ...{ province: ['Bình Thạnh'], districts: ['Phường 11'] },
    ...{ property_type: ['Nhà phố'], house_type: ['Hẻm xe hơi'] },
  },
  place: 'Phường 11, Bình Thạnh',
  ...perColumn(needNotes, () => null),
  user: { id: 7, name: 'Nguyễn Thu Hà', avatar: null },
  ...{ staff: [], staff_role: 0, manager: 0, manager_role: 0 },
  counts: { recommended: 0, seen: 0, negotiating: 0, done: 0, disliked: 0 },
  ...{ may_edit: true, may_share: true, may_delete: true },
  ...{ created_at: 1_793_000_000, updated_at: 1_793_000_000 },
  ...differing,
});

/** One need as its form and dialogs read it. */
export const aNeed = (differing: Partial<NeedDetail> = {}): NeedDetail => ({
  ...aNeedRow(),
  superiors: [],
  ...differing,
});
