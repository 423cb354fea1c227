import { NotificationType } from '@toam/contracts/notification/notification.endpoints';
import { dealText } from '@toam/contracts/texts/deal';
import { db } from '../../apps/api/src/db/db';
import { notifications } from '../../apps/api/src/live/notification.schema';
import { random } from '@toam/domain/random';
import type { Brokerage } from './brokerage';
import type { People } from './fill-houses';
import { accountantOf } from './fill-ledger';
import { demoNotices } from './people/notices';
import { writeInParts } from './rows';

type NewNotice = typeof notifications.$inferInsert & { created_at: Date };

const aboutHouses = (brokerage: Brokerage, people: People, houseIds: readonly number[]): NewNotice[] =>
  demoNotices(random(7), brokerage).map(({ reader, actor, type, house, at, status }) => ({
    user_id: people.staff[reader]!,
    actor_id: people.staff[actor]!,
    type,
    status,
    house_id: houseIds[house]!,
    house_title: brokerage.houses[house]?.row.title ?? '',
    created_at: at,
  }));

const dayLength = 86_400_000;
/** Days in which somebody hears of a new share, and in which they may not have read it yet. */
const [told, unread] = [40, 3];

/** People hear of their shares. B16. */
const aboutShares = (
  { ledger, staff, calendar, houses }: Brokerage,
  people: People,
  shareIds: readonly number[],
): NewNotice[] =>
  ledger.shares.flatMap((share, at): NewNotice[] => {
    const { recorded, house } = ledger.deals[share.deal]!;
    const { house_number, house_address } = houses[house]!.row;
    const detail = dealText.noticeShared(share.code, `${house_number} ${house_address}`);
    const days = (calendar.now.getTime() - recorded.getTime()) / dayLength;
    if (days > told) return [];
    return [
      {
        ...{ user_id: people.staff[share.staff]!, actor_id: people.staff[accountantOf(staff)]! },
        ...{ type: NotificationType.dealRecorded, subject: 'transaction', subject_id: shareIds[at]! },
        ...{ detail, status: days > unread ? 1 : 0, created_at: recorded },
      },
    ];
  });

/** Writes everybody's notifications in the order of their times: lists show them by id. */
export async function insertNotices(
  brokerage: Brokerage,
  people: People,
  ids: { houses: readonly number[]; shares: readonly number[] },
): Promise<void> {
  const notices = [...aboutHouses(brokerage, people, ids.houses), ...aboutShares(brokerage, people, ids.shares)];
  notices.sort((one, other) => one.created_at.getTime() - other.created_at.getTime());
  await writeInParts(notices, (part) => db().insert(notifications).values(part));
}
