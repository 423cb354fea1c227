import { NotificationType } from '@toam/contracts/notification/notification.endpoints';
import { isAdmin, Role } from '@toam/domain/actor';
import type { Brokerage } from '../brokerage';
import type { PlacedHouse } from '../market';
import { isShared } from '../houses/standing';
import type { Random } from '@toam/domain/random';

/** A notification before it is stored; people and houses are indexes in the brokerage. */
export interface DemoNotice {
  reader: number;
  actor: number;
  type: NotificationType;
  house: number;
  at: Date;
  status: 0 | 1;
}

const minute = 60_000;
/** Notifications per account; the newest are unread. */
const maxEach = 24;
const maxUnread = 6;

/** Recent notifications: admins get new and shared houses, agents get shared ones and decisions on their own. */
export function demoNotices(
  r: Random,
  { staff, houses, calendar }: Pick<Brokerage, 'staff' | 'houses' | 'calendar'>,
): DemoNotice[] {
  const admin = staff.findIndex(({ email }) => email === 'admin@toam.vn');
  const recent = houses
    .map((house, index) => ({ house, index }))
    .slice(-400)
    .reverse();
  return staff.flatMap((person, reader) => {
    if (person.status === 0) return [];
    const asAdmin = isAdmin({ role: person.role ?? Role.staff });
    const told = recent.flatMap(({ house, index }) => noticesOf(r, asAdmin, reader, house, index, admin));
    return told
      .filter(({ at }) => at <= calendar.now)
      .sort((a, b) => b.at.getTime() - a.at.getTime())
      .slice(0, maxEach)
      .map((notice, index): DemoNotice => ({ ...notice, status: index < maxUnread && r.chance(0.8) ? 0 : 1 }));
  });
}

function noticesOf(
  r: Random,
  admin: boolean,
  reader: number,
  house: PlacedHouse,
  index: number,
  decider: number,
): Array<Omit<DemoNotice, 'status'>> {
  const shared = isShared(house.standing);
  const after = (minutes: number) => new Date(house.created.getTime() + minutes * minute);
  if (house.agent === reader) {
    return shared && house.row.public_approval === 1
      ? [{ reader, actor: decider, type: NotificationType.approvalDecided, house: index, at: after(r.whole(20, 300)) }]
      : [];
  }
  if (admin && r.chance(0.5))
    return [
      {
        reader,
        actor: house.agent,
        type: shared ? NotificationType.shared : NotificationType.created,
        house: index,
        at: after(1),
      },
    ];
  return shared && house.row.public_approval === 1 && r.chance(0.12)
    ? [{ reader, actor: house.agent, type: NotificationType.shared, house: index, at: after(r.whole(20, 300)) }]
    : [];
}
