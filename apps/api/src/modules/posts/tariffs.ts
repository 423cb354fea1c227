import {
  changeTariff as changeEndpoint,
  listTariffs as listEndpoint,
  type PostTariff,
} from '@toam/contracts/post/post-setting.endpoints';
import type { InputOf } from '@toam/contracts/endpoint';
import { commonText } from '@toam/contracts/texts/common';
import { postSettingText as text } from '@toam/contracts/post/post.text';
import type { Actor } from '@toam/domain/actor';
import { tariffsOn } from '@toam/domain/post/post-money';
import { and, asc, desc, eq } from 'drizzle-orm';
import { auditChange, auditNothing } from '../../audit/audit-context';
import { db, tx } from '../../db/db';
import { findRow } from '../../db/rows';
import { handle } from '../../http/handle';
import { HttpError } from '../../http-error';
import { emitChange } from '../../live/emit';
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

const rowsOf = ({ portal, unit, tier, valid_from }: Body) =>
  and(
    eq(portalTariffs.portal, portal),
    eq(portalTariffs.unit, unit),
    eq(portalTariffs.tier, tier),
    eq(portalTariffs.valid_from, valid_from),
  );

/** @returns the row's id */
async function store({ portal, unit, tier, amount, valid_from }: Body & { amount: number }): Promise<number> {
  const { portal: p, unit: u, tier: t, valid_from: from } = portalTariffs;
  const [stored] = await db()
    .insert(portalTariffs)
    .values({ portal, unit, tier, amount, valid_from })
    .onConflictDoUpdate({ target: [p, u, t, from], set: { amount } })
    .returning({ id: portalTariffs.id });
  return stored!.id;
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
    const before = await findRow(portalTariffs, rowsOf(body), 'update');
    if (amount === null && (!before || valid_from === today())) refuse('valid_from', text.tariffNotPlanned);
    if (amount !== null) await refuseSamePrice(body);
    if (before?.amount === amount) {
      auditNothing();
      return listTariffs(today());
    }
    const id = amount === null ? before!.id : await store({ ...body, amount });
    if (amount === null) await db().delete(portalTariffs).where(rowsOf(body));
    const words = (price: number | null | undefined) =>
      typeof price === 'number' ? text.tariffOf(unit, tier, { amount: price, from: valid_from }) : null;
    auditChange(actor, 'tariff', id, [
      { column: 'amount', old_value: words(before?.amount), new_value: words(amount) },
    ]);
    await emitChange('tariff', { id }, actor.id, { rule: 'posts' });
    return listTariffs(today());
  });

export const tariffCalls = [
  handle(listEndpoint, ({ query: { on } }) => listTariffs(on ?? today())),
  handle(changeEndpoint, { audit: { action: 'update', noun: 'tariff' } }, ({ actor, body }) =>
    changeTariff(actor, body),
  ),
];
