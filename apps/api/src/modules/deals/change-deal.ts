import { changeDeal, removeDeal } from '@toam/contracts/deal/deal-form.endpoints';
import { type DealChange, depositDayErrors } from '@toam/contracts/deal/deal-fields';
import { dealText } from '@toam/contracts/deal/deal.text';
import type { Actor } from '@toam/domain/actor';
import { dealColumns, shareColumns } from '@toam/domain/deal/deal-columns';
import { leastFeeOf } from '@toam/domain/deal/share-ledger';
import { fullMoney } from '@toam/domain/money/money-format';
import { auditNothing } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { type Change, recordChanges } from '../../history/record-changes';
import { handle } from '../../http/handle';
import { HttpError } from '../../http-error';
import {
  type Errors,
  goneErrors,
  type Named,
  readStanding,
  refuseErrors,
  refuseField,
  refuseStale,
  refuseTakenCodes,
} from './check-ledger';
import {
  amountsOf,
  findShare,
  findSharesOfDeals,
  type FoundShare,
  insertShares,
  lockCodes,
  lockDeal,
  updateDeal,
  updateShare,
} from './deal.queries';
import type { Deal } from './deal.schema';
import { readerOf, serializeDeal } from './deal-serializer';
import { ledgerChanges } from './ledger-history';
import { publishShares } from './publish-ledger';
import { dealColumnsOf, followNewShares, isCancelled, notifyShared, shareColumnsOf } from './record-deal';
import { followShareRemovals } from './record-removal';

type SaidShare = DealChange['users_group'][number];

/** A live share of the deal, what is said of it, and where the form has it. */
interface Kept {
  at: number;
  said: SaidShare;
  found: FoundShare;
}

interface LockedDeal {
  deal: Deal;
  shares: FoundShare[];
}

/** @throws HttpError not_found */
async function lockSharesOf(id: number): Promise<LockedDeal> {
  const shares = await lockDeal(id);
  const [first] = shares;
  if (!first) throw new HttpError('not_found', dealText.notFound);
  return { deal: first.deal, shares };
}

const field = (at: number, name: string): string => `users_group.${at}.${name}`;

/** @throws HttpError invalid for a share that is not of this deal, or that stands there twice */
function keptOf(said: DealChange, shares: FoundShare[]): Kept[] {
  const stored = said.users_group.flatMap((one, at) => {
    if (!one.id) return [];
    const found = shares.find(({ share }) => share.id === one.id);
    if (!found) throw refuseField('invalid', field(at, 'id'), dealText.notFound);
    return [{ at, said: one, found }];
  });
  const twice = stored.find(({ said: { id } }, index) => stored.findIndex((one) => one.said.id === id) !== index);
  if (twice) throw refuseField('invalid', field(twice.at, 'id'), dealText.notFound);
  return stored;
}

/**
 * Messages about the deal as it would be, by the field: who and what is newly named and gone, fees below what was collected, new people of
 * a cancelled deal, and a deposit after a cancellation.
 */
async function errorsOf({ deal, shares }: LockedDeal, said: DealChange, stored: Kept[]): Promise<Errors> {
  const lines = said.users_group.map((one, at) => {
    const before = stored.find((known) => known.at === at)?.found;
    const named: Named = {
      staff_id: one.user_id === before?.share.staff_id ? undefined : one.user_id,
      customer_id: one.customer_id === before?.share.customer_id ? undefined : one.customer_id,
    };
    const isRefused = !before && isCancelled(shares);
    return { named, fee: one.brokerageFeeUser, least: before ? leastFeeOf(amountsOf(before)) : 0, isRefused };
  });
  const house: Named = { house_id: said.house_id === deal.house_id ? undefined : said.house_id };
  const state = await readStanding([house, ...lines.map(({ named }) => named)]);
  const cancelled = stored.map(({ found }) => found.cancel_date);
  const errors: Errors = { ...goneErrors(house, state), ...depositDayErrors(said.date, cancelled) };
  for (const [at, { named, fee, least, isRefused }] of lines.entries()) {
    if (isRefused) errors[field(at, 'user_id')] = dealText.cancelled;
    const gone = goneErrors(named, state);
    if (gone.staff_id) errors[field(at, 'user_id')] = gone.staff_id;
    if (gone.customer_id) errors[field(at, 'customer_id')] = gone.customer_id;
    if (fee < least) errors[field(at, 'brokerageFeeUser')] = dealText.underCollected(fullMoney(least));
  }
  return errors;
}

/** @throws HttpError conflict at every code that is taken, also by a share of this deal that gives it up in the same call */
async function checkCodes(said: DealChange, stored: Kept[]): Promise<void> {
  const stays = (at: number, code: string) => stored.some((one) => one.at === at && one.found.share.code === code);
  const changed = said.users_group.flatMap(({ transactionCode }, at) =>
    stays(at, transactionCode) ? [] : [[field(at, 'transactionCode'), transactionCode] as const],
  );
  if (changed.length === 0) return;
  await lockCodes('transaction');
  // only a change of case is no other code
  for (const [name, code] of changed) {
    const own = stored.find((one) => field(one.at, 'transactionCode') === name)?.found.share.id;
    await refuseTakenCodes('transaction', new Map([[name, code]]), own);
  }
  await refuseTwice(changed);
}

/** @throws HttpError conflict at the second of two equal codes */
async function refuseTwice(codes: (readonly [string, string])[]): Promise<void> {
  const seen = new Set<string>();
  for (const [name, code] of codes) {
    const key = code.toLocaleLowerCase('vi');
    if (seen.has(key)) throw refuseField('conflict', name, dealText.codeTaken);
    seen.add(key);
  }
}

/** @throws HttpError conflict if something was collected of one (B10), invalid without a reason (D118) */
async function removeShares(
  actor: Actor,
  removed: FoundShare[],
  reason?: string,
  deleted_at = new Date(),
): Promise<void> {
  if (removed.length === 0) return;
  if (removed.some(({ collected }) => collected > 0)) throw new HttpError('conflict', dealText.hasReceipts);
  if (reason === undefined) throw refuseField('invalid', 'reason', dealText.reasonOfShares);
  for (const { share } of removed) await updateShare(share.id, { deleted_at });
  await followShareRemovals(actor, removed, reason);
}

/** Writes what differs of a share that stays. @returns whether something does */
async function changeShare(actor: Actor, { said, found: { share, deal } }: Kept, ofDeal: Change[]): Promise<boolean> {
  const { deal_id: _deal, ...after } = shareColumnsOf(deal.id, said);
  const changes = await ledgerChanges('transaction', share, { ...share, ...after });
  const own = changes.filter(({ column }) => column in shareColumns);
  if (own.length > 0) await updateShare(share.id, after);
  if (own.length + ofDeal.length > 0) await recordChanges(actor, 'Transaction', share.id, [...ofDeal, ...own]);
  if (after.staff_id !== share.staff_id) {
    const house_id = ofDeal.length > 0 ? (await findShare(share.id))!.deal.house_id : deal.house_id;
    await notifyShared(actor, [{ ...after, id: share.id, house_id }]);
  }
  return own.length > 0;
}

/**
 * Makes a deal what the form says: its own fields, the shares that stay, new ones, and without those that are left out.
 * @throws HttpError not_found; conflict if the version is stale (D12), a code is taken, or a left-out share has receipts; invalid with
 * every wrong field
 */
export const changeDealCall = handle(
  changeDeal,
  { audit: { action: 'update', noun: 'transaction' } },
  ({ actor, body: said }) =>
    tx(async () => {
      const reader = await readerOf(actor);
      const { deal, shares } = await lockSharesOf(said.id);
      refuseStale(
        said.version,
        await serializeDeal(reader, deal, shares),
        shares.map(({ share }) => share.id),
      );
      const stored = keptOf(said, shares);
      refuseErrors(await errorsOf({ deal, shares }, said, stored));
      const removed = shares.filter((one) => !stored.some(({ found }) => found.share.id === one.share.id));
      await removeShares(actor, removed, said.reason);
      await checkCodes(said, stored);

      const after = { ...deal, ...dealColumnsOf(said) };
      const ofDeal = (await ledgerChanges('transaction', deal, after)).filter(({ column }) => column in dealColumns);
      if (ofDeal.length > 0) await updateDeal(deal.id, dealColumnsOf(said));
      const changed: number[] = [];
      for (const one of stored)
        if ((await changeShare(actor, one, ofDeal)) || ofDeal.length > 0) changed.push(one.found.share.id);
      const added = said.users_group.filter(({ id }) => !id).map((one) => shareColumnsOf(deal.id, one));
      if (changed.length + removed.length + added.length === 0) auditNothing();
      else await publishShares(actor, [...changed, ...removed.map(({ share }) => share.id)]);
      if (added.length > 0) await followNewShares(actor, after, await insertShares(added));
      const now = await findSharesOfDeals([deal.id]);
      return serializeDeal(reader, now[0]!.deal, now);
    }),
);

/**
 * Deletes a deal with its shares. B10.
 * @throws HttpError not_found; conflict if something was collected
 */
export const removeDealCall = handle(
  removeDeal,
  { audit: { action: 'delete', noun: 'transaction' } },
  ({ actor, body: { id, reason } }) =>
    tx(async () => {
      const { deal, shares } = await lockSharesOf(id);
      const deleted_at = new Date();
      await removeShares(actor, shares, reason, deleted_at);
      await updateDeal(deal.id, { deleted_at });
      await publishShares(
        actor,
        shares.map(({ share }) => share.id),
      );
      return null;
    }),
);
