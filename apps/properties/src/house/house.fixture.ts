import type { DataOf } from '@toam/contracts/endpoint';
import type { PendingEdit, ShareRequest } from '@toam/contracts/house/house-approval.schema';
import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { readSharing, type HouseTransition } from '@toam/contracts/house/house-sharing.endpoints';
import { readHouse } from '@toam/contracts/house/house.endpoints';
import { listPostStates } from '@toam/contracts/post/post.endpoints';
import { attendHouse } from '@toam/contracts/presence/presence.endpoints';
import { aHouse } from '@toam/testing/house/a-house';
import { aHouseRow } from '@toam/testing/house/a-house-row';
import { thePostStates } from '@toam/testing/post/a-post';
import { answer } from '@toam/testing/answer';

/** Data for the tests of a house's page and steps. */
const agent = { id: 7, name: 'Nguyễn Thu Hà', avatar: null };

export const aShareRequest = (differing: Partial<ShareRequest> = {}): ShareRequest => ({
  ...{ id: 5, house_id: 12486, kind: 'public', status: 'open', requester: agent, requested_at: 1_790_000_000 },
  ...{ reason: null, decided_by: null, decided_at: null },
  ...differing,
});

const standOf = ({ public: shared, public_approval, web, web_requested, status, version }: HouseDetail) => ({
  ...{ public: shared, public_approval, web, web_requested, status, version },
});

export const aSharing = (
  house: HouseDetail,
  differing: Partial<DataOf<typeof readSharing>> = {},
): DataOf<typeof readSharing> => ({
  ...standOf(house),
  ...{ house_id: house.id, has_draft: house.has_draft, missing: house.missing, commercial_url: house.commercial_url },
  ...{ reject_public_condition: house.reject_public_condition, reject_web_condition: house.reject_web_condition },
  ...{ reason_stop_selling: house.reason_stop_selling, community: null, website: null },
  ...differing,
});

/** The API's answer after a step. */
export const aTransition = (house: HouseDetail, differing: Partial<HouseTransition> = {}): HouseTransition => ({
  ...standOf(house),
  ...{ house_id: house.id, version: house.version + 1, message: 'Thay đổi thành công!' },
  ...differing,
});

export const aPendingEdit = (differing: Partial<PendingEdit> = {}): PendingEdit => ({
  ...{ id: 3, house_id: 12486, draft: '{}', house: aHouseRow({ web: 1 }), media: [], user: agent },
  changes: [
    { column: 'into_money', oldValue: '8650000000', newValue: '8450000000' },
    { column: 'title', oldValue: 'Nhà phố 4 tầng mới xây', newValue: 'Nhà phố 4 tầng đủ nội thất' },
  ],
  ...{
    created_at: 1_790_000_000,
    updated_at: 1_790_000_000,
    draft_version: 2,
    version: 4,
    base_version: 4,
    stale: false,
  },
  ...differing,
});

/** Answers a house and the other calls of its page: sharing, presence, and where it is posted (nowhere). */
export function answerWholeHouse(differing: Partial<HouseDetail> = {}): void {
  answer(readHouse, ({ query }) => aHouse({ id: query.house_id, ...differing }));
  answer(readSharing, ({ params }) => aSharing(aHouse({ id: params.houseId, ...differing })));
  answer(attendHouse, () => []);
  answer(listPostStates, ({ query }) => thePostStates(query.house_ids));
}
