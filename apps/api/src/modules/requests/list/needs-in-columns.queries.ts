import { maxCounted } from '@toam/contracts/page';
import { type NeedListMode, needListModes, type NeedQuery } from '@toam/contracts/request/request.endpoints';
import type { Actor } from '@toam/domain/actor';
import type { Team } from '@toam/domain/need/request-access';
import { askCounts, askPage, hasColumns } from '../../../columnar/ask-columns';
import { all } from '../../../columnar/condition';
import type { Page } from '../../../http/page';
import { findCustomersOfPhone } from '../../customers/customers.reads';
import type { NeedListQuery } from './need-conditions.queries';
import { askedOf, orderOf, standsIn } from './need-conditions';
import { needSource } from './need-source';

const atMost = (count: number) => Math.min(count, maxCounted + 1);

/** `findPage` from columns in memory; undefined if they cannot answer. */
export async function findPageInColumns(
  actor: Actor,
  team: Team,
  query: NeedQuery,
  page: Page,
): Promise<{ total: number; ids: number[] } | undefined> {
  if (!hasColumns(needSource)) return undefined;
  const asked = askedOf(actor, team, query, await findCustomersOfPhone(query.search));
  const found = await askPage(needSource, all(standsIn(query.mode, actor, team), asked), orderOf(actor, query), page);
  return found && { total: atMost(found.total), ids: found.ids };
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
  const counts = await askCounts(needSource, asked, Object.fromEntries(tabs));
  return (
    counts && { public: atMost(counts.public!), personal: atMost(counts.personal!), shared: atMost(counts.shared!) }
  );
}
