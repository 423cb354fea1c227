import { type NeedListMode, needListModes, type NeedQuery } from '@toam/contracts/request/request.endpoints';
import type { Actor } from '@toam/domain/actor';
import type { Team } from '@toam/domain/need/request-access';
import { askCounts, askPage, type FoundPage, hasColumns } from '../../../columnar/ask-columns';
import { all } from '../../../columnar/condition';
import type { Page } from '../../../http/page';
import { findCustomersOfPhone } from '../../customers/customers.reads';
import type { NeedListQuery } from './need-conditions.queries';
import { askedOf, orderOf, standsIn } from './need-conditions';
import { type NeedCondition, needSource } from './need-source';

/** `findPage` from columns in memory; undefined if they cannot answer. */
export async function findPageInColumns(
  actor: Actor,
  team: Team,
  query: NeedQuery,
  page: Page,
): Promise<FoundPage | undefined> {
  if (!hasColumns(needSource)) return undefined;
  const asked = askedOf(actor, team, query, await findCustomersOfPhone(query.search));
  return askPage(needSource, all(standsIn(query.mode, actor, team), asked), orderOf(actor, query), page);
}

/** `countTabs` from columns in memory; undefined if they cannot answer. */
export async function countTabsInColumns(
  actor: Actor,
  team: Team,
  query: Omit<NeedListQuery, 'mode'>,
): Promise<Record<NeedListMode, number> | undefined> {
  if (!hasColumns(needSource)) return undefined;
  const asked = askedOf(actor, team, query, await findCustomersOfPhone(query.search));
  const tabs = needListModes.map((mode) => [mode, standsIn(mode, actor, team)] as const);
  return askCounts(needSource, asked, Object.fromEntries(tabs) as Record<NeedListMode, NeedCondition>);
}
