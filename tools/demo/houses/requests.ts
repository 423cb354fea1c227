import type { ShareKind, ShareRequestStatus } from '@toam/domain/house/house-transition';
import type { Calendar } from '../calendar';
import type { Random } from '@toam/domain/random';
import type { DemoChange } from './history';
import { isShared, type Standing } from './standing';
import type { DemoHouse } from './house';

/** A request for the community or the website before it is stored: the agent sends it, the administrator decides. */
export interface DemoRequest {
  kind: ShareKind;
  status: ShareRequestStatus;
  reason: string | null;
  asked: Date;
  decided: Date | null;
}

const minute = 60_000;
const day = 86_400_000;

/** When a waiting request was sent: most today, some days ago. Never before the house was created. */
export const waitingSince = (r: Random, { now }: Calendar, created: Date): Date =>
  new Date(Math.max(created.getTime() + minute, now.getTime() - 4 * minute - 4 * day * r.next() ** 3));

const webStatus: Partial<Record<Standing, ShareRequestStatus>> = {
  'web requested': 'open',
  web: 'approved',
  'web with draft': 'approved',
  'web rejected': 'rejected',
};

function communityStatus({ standing }: DemoHouse): ShareRequestStatus | undefined {
  if (!isShared(standing)) return undefined;
  if (standing === 'waiting') return 'open';
  return standing === 'rejected' ? 'rejected' : 'approved';
}

/** The requests of a house's agent and the decisions, consistent with its columns and its history. D31, D40. */
export function requestsOf(r: Random, calendar: Calendar, house: DemoHouse, changes: DemoChange[]): DemoRequest[] {
  const { created, row } = house;
  const told = (column: string) => changes.find((change) => change.column === column)?.at;
  const request = (
    kind: ShareKind,
    status: ShareRequestStatus | undefined,
    decided: Date | undefined,
    reason: string | null | undefined,
  ): DemoRequest[] => {
    if (!status) return [];
    if (status === 'open')
      return [{ kind, status, reason: null, asked: waitingSince(r, calendar, created), decided: null }];
    const at = decided ?? new Date(Math.min(calendar.now.getTime(), created.getTime() + r.whole(20, 300) * minute));
    const asked = new Date(Math.max(created.getTime(), at.getTime() - r.whole(15, 600) * minute));
    return [{ kind, status, asked, decided: at, reason: status === 'rejected' ? (reason ?? null) : null }];
  };
  return [
    ...request(
      'public',
      communityStatus(house),
      told('public_approval') ?? told('reject_public_condition'),
      row.reject_public_condition,
    ),
    ...request('web', webStatus[house.standing], told('web'), row.reject_web_condition),
  ];
}
