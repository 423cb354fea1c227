import { isDeepStrictEqual } from 'node:util';
import type { InputOf } from '@toam/contracts/endpoint';
import { changePortalRules, listPortalRules, type PortalRule } from '@toam/contracts/post/post-rule.endpoints';
import { commonText } from '@toam/contracts/texts/common';
import { rulesInWords } from '@toam/contracts/post/post-rule.text';
import type { Actor } from '@toam/domain/actor';
import { portals, type Portal } from '@toam/domain/post/portal';
import { portalRules as firstRules, type PortalRules } from '@toam/domain/post/portal-rules';
import { sql } from 'drizzle-orm';
import { auditChange, auditNothing } from '../../audit/audit-context';
import { toEpoch } from '../../db/columns';
import { db, tx } from '../../db/db';
import { handle } from '../../http/handle';
import { HttpError } from '../../http-error';
import { emitChange } from '../../live/emit';
import { readPeople } from '../users/users.reads';
import { portalChannel } from './channels';
import { portalRuleSets } from './post.schema';

/** What each portal refuses now: what an admin wrote, else the first rules. */
export async function readPortalRules(): Promise<Record<Portal, PortalRules>> {
  const own = await db().select().from(portalRuleSets);
  const of = (portal: Portal) => own.find((one) => one.portal === portal)?.rules ?? firstRules[portal];
  return { alonhadat: of('alonhadat'), batdongsan: of('batdongsan') };
}

async function listRules(): Promise<PortalRule[]> {
  const own = await db().select().from(portalRuleSets);
  const people = await readPeople(own.map(({ updated_by }) => updated_by));
  return portals.map((portal) => {
    const stored = own.find((one) => one.portal === portal);
    return {
      ...{ portal, version: stored?.version ?? 0, rules: stored?.rules ?? firstRules[portal] },
      changed_by: stored ? (people.get(stored.updated_by) ?? null) : null,
      changed_at: stored ? toEpoch(stored.updated_at) : null,
    };
  });
}

const ruleOf = async (portal: Portal): Promise<PortalRule> => (await listRules()).find((one) => one.portal === portal)!;

/** Rules that differ, by their names. */
function changesBetween(before: PortalRules, after: PortalRules) {
  const [old, now] = [rulesInWords(before), rulesInWords(after)];
  return Object.keys(now).map((column) => ({ column, old_value: old[column]!, new_value: now[column]! }));
}

async function store(actor: Actor, portal: Portal, rules: PortalRules): Promise<void> {
  const set = { rules, updated_by: actor.id, version: sql`${portalRuleSets.version} + 1`, updated_at: sql`now()` };
  await db()
    .insert(portalRuleSets)
    .values({ portal, rules, updated_by: actor.id })
    .onConflictDoUpdate({ target: portalRuleSets.portal, set });
}

/**
 * Sets a portal's rules, or the first ones again. The first ones are stored, too, so that the version goes on.
 * @throws HttpError conflict with the present rules. D12
 */
const changeRules = (actor: Actor, { portal, version, rules }: InputOf<typeof changePortalRules>['body']) =>
  tx(async () => {
    // the first change has no row to lock: its portal's channel stands for it
    const { id } = await portalChannel(portal);
    await db().execute(sql`select 1 from post_channels where id = ${id} for update`);
    const before = await ruleOf(portal);
    if (before.version !== version) throw new HttpError('conflict', commonText.stale, { current: before });
    const wanted = rules ?? firstRules[portal];
    if (isDeepStrictEqual(wanted, before.rules)) {
      auditNothing();
      return before;
    }
    await store(actor, portal, wanted);
    auditChange(actor, 'portal_rule', id, changesBetween(before.rules, wanted));
    await emitChange('tariff', { id }, actor.id, { rule: 'posts' });
    return ruleOf(portal);
  });

export const portalRuleCalls = [
  handle(listPortalRules, () => listRules()),
  handle(changePortalRules, { audit: { action: 'update', noun: 'portal_rule' } }, ({ actor, body }) =>
    changeRules(actor, body),
  ),
];
