import type { FigureRow, listFigureRows as endpoint } from '@toam/contracts/business/statistic.endpoints';
import type { InputOf } from '@toam/contracts/endpoint';
import type { Actor } from '@toam/domain/actor';
import { type Days, daysOfMoments } from '@toam/domain/business/business-period';
import { dayStart } from '@toam/domain/day';
import { type Page, pageOf } from '../../http/page';
import { readHouseAddresses } from '../houses/statistic/house-figures.reads';
import { readFilteredStaff } from '../users/team/business-scope.reads';
import { personOf, readStaffNames } from '../users/users.reads';
import { askedDays } from './asked-days';
import { wireMoney } from './figures';
import { findFigureRows, type FoundRow } from './figure-rows.queries';

async function serialize(rows: readonly FoundRow[]): Promise<FigureRow[]> {
  const staff = await readStaffNames(rows.flatMap(({ user_id }) => user_id ?? []));
  const addresses = await readHouseAddresses(rows.flatMap(({ house_id }) => house_id ?? []));
  return rows.map(({ house_id, user_id, ...row }) => ({
    ...{ kind: row.kind, id: row.id, code: row.code },
    deal_id: row.deal_id || null,
    date: dayStart(row.date),
    address: house_id === null ? row.address : (addresses.get(house_id) ?? null),
    user: personOf(staff, user_id),
    amount: wireMoney(BigInt(row.amount)),
    half_of: row.half_of === null ? null : wireMoney(BigInt(row.half_of)),
  }));
}

type Asked = InputOf<typeof endpoint>['body'];

/** The days that are asked about: the period, the one before, or a bar of the chart in it. */
function daysAsked({ period, previous, bar }: Pick<Asked, 'period' | 'previous' | 'bar'>): Days {
  const days = askedDays(period)[previous ? 'previous' : 'current'];
  if (!bar) return days;
  const { first, last } = daysOfMoments(bar);
  return { first: first > days.first ? first : days.first, last: last < days.last ? last : days.last };
}

/** What a figure of the statistic is made of. Issue 15. @throws HttpError forbidden for people outside scope S */
export async function listFigureRows(actor: Actor, { period, figure, previous, bar, ...asked }: Asked, page: Page) {
  const people = await readFilteredStaff(actor, asked);
  const days = daysAsked({ period, previous, bar });
  const { total, sum, rows } = await findFigureRows({ figure, people, days }, page);
  return { ...pageOf(await serialize(rows), total, page), sum: wireMoney(sum) };
}
