import type { DealHouse, DealRow, TransactionRow } from '@toam/contracts/deal/deal.schema';
import type { Actor } from '@toam/domain/actor';
import { canRecord } from '@toam/domain/business-access';
import { dealColumns, partyColumns, scopeColumns } from '@toam/domain/deal/deal-columns';
import { toWire, wireDay } from '@toam/domain/deal/ledger-values';
import { collectionOf, payableOf, receivableOf } from '@toam/domain/deal/share-ledger';
import { canSeeCustomer } from '@toam/domain/customer/customer-access';
import { canSeeHouse } from '@toam/domain/house/house-access';
import { hideHouseNumbers } from '@toam/domain/house/house-numbers';
import { perColumn, wireNames } from '@toam/domain/record/columns';
import { sql } from 'drizzle-orm';
import { toEpoch } from '../../db/columns';
import { db } from '../../db/db';
import { idArray } from '../../db/id-array';
import { readAtOnce } from '../../db/read-at-once';
import { type NamedCustomer, readNamedCustomers } from '../customers/customers.reads';
import { readEntitled, visibleText } from '../customers/visible-customer.reads';
import { houses } from '../houses/house.schema';
import { houseVisibility } from '../houses/houses.reads';
import { readEntries } from '../options/options.reads';
import { readableStaff } from '../users/team/business-scope.reads';
import { personOf, readStaffNames } from '../users/users.reads';
import { amountsOf, type FoundShare, readDealStates } from './deal.queries';
import type { Deal } from './deal.schema';

/** Who reads: the actor, and whose figures they read; null: everybody's. */
export interface LedgerReader {
  actor: Actor;
  scope: number[] | null;
}

export const readerOf = async (actor: Actor): Promise<LedgerReader> => ({ actor, scope: await readableStaff(actor) });

export const isInScope = ({ scope }: Pick<LedgerReader, 'scope'>, userId: number): boolean =>
  scope === null || scope.includes(userId);

/** Names that rows of the ledger show. */
export interface LedgerNames {
  staff: Awaited<ReturnType<typeof readStaffNames>>;
  houses: Map<number, DealHouse>;
  customerOf: (id: number) => { id: number; name: string; may_open: boolean };
}

/** Houses by id, deleted ones included: a deal keeps its house's name. */
async function readDealHouses(actor: Actor, ids: number[]): Promise<Map<number, DealHouse>> {
  if (ids.length === 0) return new Map();
  const { title, house_number, house_address, district, deleted_at } = houses;
  const found = await db()
    .select({ ...houseVisibility, title, house_number, house_address, district, deleted_at })
    .from(houses)
    .where(sql`${houses.id} = any(${idArray(ids)})`);
  const wards = await readEntries(found.map((house) => ({ type: 'district', id: house.district })));
  return new Map(
    found.map((house) => [
      house.id,
      {
        ...{ id: house.id, title: hideHouseNumbers(house.title) },
        ...{
          house_number: hideHouseNumbers(house.house_number),
          house_address: hideHouseNumbers(house.house_address),
        },
        district: wards.nameOf('district', house.district),
        may_open: house.deleted_at === null && canSeeHouse(actor, house),
      },
    ]),
  );
}

/** Customers as this person may read them, deleted ones included: numbers in names are hidden without a right to them. D24. */
async function readDealCustomers(actor: Actor, ids: number[]): Promise<LedgerNames['customerOf']> {
  const tellers = await readNamedCustomers(ids);
  const entitled = await readEntitled(actor, [...tellers.values()]);
  const nameOf = (teller: NamedCustomer) =>
    visibleText(actor, teller, { column: 'name', value: teller.name, maySee: entitled.has(teller.id) });
  return (id) => {
    const teller = tellers.get(id);
    if (!teller) throw new Error(`customer ${id} of a share does not exist`);
    return { id, name: nameOf(teller), may_open: teller.deleted_at === null && canSeeCustomer(actor, teller) };
  };
}

/** @param people further people to name */
export async function readLedgerNames(
  { actor, scope }: LedgerReader,
  found: readonly FoundShare[],
  people: readonly number[] = [],
): Promise<LedgerNames> {
  // the customer of somebody else's share is not read at all
  const own = found.filter(({ share }) => isInScope({ scope }, share.staff_id));
  const [staff, housesById, customerOf] = await readAtOnce(
    () => readStaffNames([...found.map(({ share }) => share.staff_id), ...people]),
    () => readDealHouses(actor, [...new Set(found.map(({ deal }) => deal.house_id))]),
    () => readDealCustomers(actor, [...new Set(own.map(({ share }) => share.customer_id))]),
  );
  return { staff, houses: housesById, customerOf };
}

const dealPart = (deal: Deal, names: LedgerNames) => ({
  ...toWire(dealColumns, deal),
  house: names.houses.get(deal.house_id)!,
});

/** What only those read who have the person of the share in their scope. */
function ownPart(found: FoundShare, names: LedgerNames) {
  const { share } = found;
  const amounts = amountsOf(found);
  return {
    ...toWire(scopeColumns, share),
    customer: names.customerOf(share.customer_id),
    reducedFee: amounts.reduced,
    feesPayable: payableOf(amounts),
    brokerageFeeReceived: amounts.collected,
    brokerageFeeReceivable: receivableOf(amounts),
    brokerageFeeStatus: collectionOf(amounts),
  };
}

const nothingOwn = {
  ...perColumn(wireNames(scopeColumns), () => null),
  customer: null,
  reducedFee: null,
  feesPayable: null,
  brokerageFeeReceived: null,
  brokerageFeeReceivable: null,
  brokerageFeeStatus: null,
};

/** The version on the wire. Each of the two only grows, so their sum is the same only if neither changed. D12. */
export const versionOf = ({ share, deal }: Pick<FoundShare, 'share' | 'deal'>): number => share.version + deal.version;

/** @param ofDeal what its deal says, for all shares of the deal the same */
function toTransactionRow(
  { actor, scope }: LedgerReader,
  found: FoundShare,
  names: LedgerNames,
  ofDeal = dealPart(found.deal, names),
): TransactionRow {
  const { share, deal, cancel_date } = found;
  const inScope = isInScope({ scope }, share.staff_id);
  return {
    group: 'detail',
    id: share.id,
    version: versionOf(found),
    deal_id: deal.id,
    in_scope: inScope,
    ...ofDeal,
    ...toWire(partyColumns, share),
    staff: personOf(names.staff, share.staff_id)!,
    ...(inScope ? ownPart(found, names) : nothingOwn),
    cancelDate: cancel_date === null ? null : wireDay(cancel_date),
    may_edit: canRecord(actor),
    created_at: toEpoch(share.created_at),
    updated_at: toEpoch(share.updated_at > deal.updated_at ? share.updated_at : deal.updated_at),
  };
}

/** Shares as the reader gets them, in the same order. */
export async function serializeShares(reader: LedgerReader, found: readonly FoundShare[]): Promise<TransactionRow[]> {
  const names = await readLedgerNames(reader, found);
  return found.map((one) => toTransactionRow(reader, one, names));
}

export async function serializeShare(reader: LedgerReader, found: FoundShare): Promise<TransactionRow> {
  const [row] = await serializeShares(reader, [found]);
  return row!;
}

/** Deals with their shares, in the order of the deals. Each has at least one share. */
export async function serializeDeals(
  reader: LedgerReader,
  deals: readonly Deal[],
  shares: readonly FoundShare[],
): Promise<DealRow[]> {
  const [names, states] = await readAtOnce(
    () => readLedgerNames(reader, shares),
    () => readDealStates(deals.map(({ id }) => id)),
  );
  const rows = new Map(
    deals.map((deal) => [deal.id, { part: dealPart(deal, names), transactions: new Array<TransactionRow>() }]),
  );
  for (const share of shares) {
    const of = rows.get(share.deal.id);
    of?.transactions.push(toTransactionRow(reader, share, names, of.part));
  }
  return deals.map((deal) => {
    const { part, transactions } = rows.get(deal.id)!;
    return {
      group: 'deal',
      id: deal.id,
      created_at: toEpoch(deal.created_at),
      may_edit: canRecord(reader.actor),
      ...stateOf(deal, states.get(deal.id)),
      ...part,
      transactions,
    };
  });
}

/** The version of a deal with its shares, deleted ones too, so that it only grows. */
function stateOf(deal: Deal, shares: { version: number; updated_at: Date } | undefined) {
  const at = shares && shares.updated_at > deal.updated_at ? shares.updated_at : deal.updated_at;
  return { version: deal.version + (shares?.version ?? 0), updated_at: toEpoch(at) };
}

export async function serializeDeal(reader: LedgerReader, deal: Deal, shares: readonly FoundShare[]): Promise<DealRow> {
  const [row] = await serializeDeals(reader, [deal], shares);
  return row!;
}
