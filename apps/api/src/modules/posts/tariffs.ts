import {
  changeTariff as changeEndpoint,
  listTariffs as listEndpoint,
  type PostTariff,
} from '@toam/contracts/post/post-setting.endpoints';
import type { InputOf } from '@toam/contracts/endpoint';
import { commonText } from '@toam/contracts/texts/common';
import { postSettingText as text } from '@toam/contracts/texts/post';
import type { Actor } from '@toam/domain/actor';
import { writtenDay } from '@toam/domain/day';
import { tariffsOn } from '@toam/domain/post/post-money';
import { and, asc, desc, eq } from 'drizzle-orm';
import { auditChange, auditNothing } from '../../audit/audit-context';
import { db, tx } from '../../db/db';
import { handle } from '../../http/handle';
import { HttpError } from '../../http/http-error';
import { emit } from '../../live/emit';
import { portalTariffs } from './post.schema';
import { today } from './post-serializer';

/** All tariffs. There are few: six tiers of two units, and what admins changed. */
export const readTariffs = () =>
  db()
    .select()
    .from(portalTariffs)
    .orderBy(
      asc(portalTariffs.portal),
      asc(portalTariffs.unit),
      asc(portalTariffs.tier),
      desc(portalTariffs.valid_from),
    );

/** What counts on a day, what will, and what did. */
async function listTariffs(on: string): Promise<PostTariff[]> {
  const all = await readTariffs();
  return all.map(({ created_at: _made, ...tariff }) => {
    const [now] = tariffsOn(all, { portal: tariff.portal, unit: tariff.unit, day: on }).filter(
      ({ tier }) => tier === tariff.tier,
    );
    const isNow = now?.valid_from === tariff.valid_from;
    return { ...tariff, standing: isNow ? 'now' : tariff.valid_from > on ? 'planned' : 'past' };
  });
}

type Body = InputOf<typeof changeEndpoint>['body'];

const refuse = (field: keyof Body, message: string): never => {
  throw new HttpError('invalid', commonText.invalid, { errors: { [field]: message } });
};

/** @throws HttpError invalid: two tiers of one price could not be told apart by a post's price */
async function refuseSamePrice({ portal, unit, tier, amount, valid_from }: Body): Promise<void> {
  const all = await readTariffs();
  const days = [valid_from, ...all.map((one) => one.valid_from).filter((day) => day > valid_from)];
  for (const day of days) {
    const twin = tariffsOn(all, { portal, unit, day }).find((one) => one.tier !== tier && one.amount === amount);
    if (twin) refuse('amount', text.tariffTaken(twin.amount, twin.tier));
  }
}

/**
 * Sets a price from today or a later day on, or drops one that has not begun. Totals of posts stay. D104
 * @throws HttpError invalid
 */
const changeTariff = (actor: Actor, body: Body): Promise<PostTariff[]> =>
  tx(async () => {
    const { portal, unit, tier, amount, valid_from } = body;
    if (portal !== 'alonhadat') refuse('portal', text.tariffNoPortal);
    if (valid_from < today()) refuse('valid_from', text.tariffPast);
    const its = and(eq(portalTariffs.portal, portal), eq(portalTariffs.unit, unit), eq(portalTariffs.tier, tier));
    const where = and(its, eq(portalTariffs.valid_from, valid_from));
    const [before] = await db().select().from(portalTariffs).where(where).for('update');
    if (amount === null) {
      if (!before || valid_from <= today()) return refuse('valid_from', text.tariffNotPlanned);
      await db().delete(portalTariffs).where(where);
    } else {
      await refuseSamePrice(body);
      if (before?.amount === amount) auditNothing();
      await db()
        .insert(portalTariffs)
        .values({ portal, unit, tier, amount, valid_from })
        .onConflictDoUpdate({
          target: [portalTariffs.portal, portalTariffs.unit, portalTariffs.tier, portalTariffs.valid_from],
          set: { amount },
        });
    }
    const [after] = amount === null ? [before] : await db().select().from(portalTariffs).where(where);
    const was = before && amount !== before.amount ? String(before.amount) : null;
    if (before?.amount !== amount)
      auditChange(actor, 'tariff', after!.id, [
        {
          column: `${unit}_${tier} ${writtenDay(valid_from)}`,
          old_value: was,
          new_value: amount === null ? null : String(amount),
        },
      ]);
    await emit(
      { kind: 'record.changed', noun: 'tariff', record_id: after!.id, changed_by: actor.id },
      { rule: 'posts' },
    );
    return listTariffs(today());
  });

export const tariffCalls = [
  handle(listEndpoint, ({ query: { on } }) => listTariffs(on ?? today())),
  handle(changeEndpoint, { audit: { action: 'update', noun: 'tariff' } }, ({ actor, body }) =>
    changeTariff(actor, body),
  ),
];
