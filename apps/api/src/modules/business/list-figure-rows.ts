import { type FigureRow, listFigureRows } from '@toam/contracts/business/statistic.endpoints';
import type { InputOf } from '@toam/contracts/endpoint';
import type { Actor } from '@toam/domain/actor';
import { dayStart } from '@toam/domain/day';
import { onlyReads } from '../../audit/audited';
import { handle } from '../../http/handle';
import { pageOf } from '../../http/page';
import { readHouseAddresses } from '../houses/statistic/house-figures.reads';
import { readFilteredStaff } from '../users/team/business-scope.reads';
import { personOf, readStaffNames } from '../users/users.reads';
import { daysOfQuery } from './query-days';
import { wireMoney } from './figures';
import { type FigureQuery, findFigureRows, type FoundRow } from './figure-rows.queries';

export async function serializeFigureRows(rows: readonly FoundRow[]): Promise<FigureRow[]> {
  const staff = await readStaffNames(rows.flatMap(({ user_id }) => user_id ?? []));
  const addresses = await readHouseAddresses(rows.flatMap(({ house_id }) => house_id ?? []));
  return rows.map(({ house_id, user_id, ...row }) => ({
    ...{ kind: row.kind, id: row.id, share_id: row.share_id, code: row.code },
    date: dayStart(row.date),
    address: house_id === null ? row.address : (addresses.get(house_id) ?? null),
    user: personOf(staff, user_id),
    amount: wireMoney(BigInt(row.amount)),
    half_of: row.half_of === null ? null : wireMoney(BigInt(row.half_of)),
  }));
}

type Question = InputOf<typeof listFigureRows>['body'];

/** @throws HttpError forbidden for people outside scope S */
export const toFigureQuery = async (actor: Actor, question: Question): Promise<FigureQuery> => ({
  figure: question.figure,
  people: await readFilteredStaff(actor, question),
  days: daysOfQuery(question.period)[question.previous ? 'previous' : 'current'],
});

/** What a figure of the statistic is made of. Issue 15. @throws HttpError forbidden for people outside scope S */
export const listFigureRowsCall = handle(listFigureRows, { audit: onlyReads }, async ({ actor, body, query }) => {
  const question = body;
  const page = query;
  const { total, sum, rows } = await findFigureRows(await toFigureQuery(actor, question), page);
  return { ...pageOf(await serializeFigureRows(rows), total, page), sum: wireMoney(sum) };
});
