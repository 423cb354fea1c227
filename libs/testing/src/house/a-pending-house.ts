import type {
  PendingEdit,
  PendingPreview,
  PendingShare,
  ReviewedHouse,
} from '@toam/contracts/house/house-approval.schema';
import { aHouseRow } from './a-house-row';

const asker = { id: 7, name: 'Nguyễn Thu Hà', avatar: null };

/** A house as the approval queues show it, without pictures unless said otherwise. */
export const aReviewedHouse = (differing: Partial<ReviewedHouse> = {}): ReviewedHouse => ({
  ...aHouseRow({ public_approval: 0 }),
  description: 'Nhà mới hoàn thiện, hẻm nhựa 5 m.',
  images: [],
  ...differing,
});

/** A house with a pending community request. */
export const aPendingShare = (differing: Partial<PendingShare> = {}): PendingShare => ({
  ...aReviewedHouse(),
  request_id: 1,
  requester: asker,
  requested_at: 1_790_000_000,
  ...differing,
});

/** A house with a pending web request. */
export const aPendingPreview = (differing: Partial<PendingPreview> = {}): PendingPreview => ({
  id: 1,
  house: aReviewedHouse({ public_approval: 1, web_requested: true }),
  requester: asker,
  requested_at: 1_790_000_000,
  ...differing,
});

/** A draft of a house on the website that changes the price. */
export const aPendingEdit = (differing: Partial<PendingEdit> = {}): PendingEdit => ({
  id: 1,
  house_id: 12486,
  draft: '{"into_money":8450000000}',
  house: aHouseRow({ web: 1, has_draft: true }),
  changes: [{ column: 'into_money', oldValue: '8650000000', newValue: '8450000000' }],
  media: [],
  user: asker,
  created_at: 1_790_000_000,
  updated_at: 1_790_000_000,
  draft_version: 1,
  version: 3,
  base_version: 3,
  stale: false,
  ...differing,
});
