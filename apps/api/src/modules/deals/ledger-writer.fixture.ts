import type { BillRow, CouponRow, DealRow, ReceiptRow } from '@toam/contracts/deal/deal.schema';
import type { Random } from '@toam/domain/random';
import { aDeal, aShare, today } from './deal.fixture';

/** A call of a writer, with the key that a repetition has, too, and what the writer notes when it is acknowledged. */
export interface Order {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  body: object;
  key: string;
  keep: (data: never) => void;
}

/** What a writer knows of a share: amounts of its papers by their ids. */
export interface KnownShare {
  id: number;
  deal: number;
  fee: number;
  receipts: Map<number, number>;
  coupons: Map<number, number>;
  bill: number | null;
}

const sum = (amounts: Map<number, number>): number => [...amounts.values()].reduce((total, one) => total + one, 0);
const leftOf = ({ fee, receipts, coupons }: KnownShare): number => fee - sum(coupons) - sum(receipts);

/** Sends an order. @returns its data; undefined: what it deletes is not there any more. @throws if nobody acknowledged it */
export type Send = (order: Order) => Promise<unknown>;

/**
 * Writes deals of its own, so it knows what the ledger must hold: everything that was acknowledged. It asks for nothing that is refused.
 * An order without an answer is sent again with its key, as our client does.
 */
export class LedgerWriter {
  readonly shares = new Map<number, KnownShare>();
  acknowledged = 0;
  private unanswered: Order | null = null;
  private count = 0;

  constructor(
    private readonly name: string,
    private readonly r: Random,
  ) {}

  /** Sends until one is not acknowledged. */
  async work(send: Send): Promise<never> {
    for (;;) {
      this.unanswered ??= this.nextOrder();
      await this.settle(send);
    }
  }

  /** Sends what had no answer. */
  async settle(send: Send): Promise<void> {
    if (!this.unanswered) return;
    const data = await send(this.unanswered);
    this.unanswered.keep(data as never);
    this.acknowledged += 1;
    this.unanswered = null;
  }

  private order<Data>(method: Order['method'], path: string, body: object, keep: (data: Data) => void): Order {
    return { method, path: `/business/v2/${path}`, body, key: `${this.name} ${(this.count += 1)}`, keep };
  }

  private nextOrder(): Order {
    const all = [...this.shares.values()];
    const live = all.filter(({ bill }) => bill === null);
    const owing = live.filter((share) => leftOf(share) > 10);
    const paid = all.filter(({ receipts }) => receipts.size > 0);
    const cancelled = all.filter(({ bill }) => bill !== null);
    const reduced = all.filter(({ coupons }) => coupons.size > 0);
    const collectedDeals = new Set(paid.map(({ deal }) => deal));
    const untouched = all.filter(({ deal }) => !collectedDeals.has(deal));
    const { r } = this;
    /** How often each is chosen, where it is possible. */
    const choices: readonly (readonly [possible: number, weight: number, make: () => Order])[] = [
      [1, 2, () => this.add()],
      [owing.length, 4, () => this.collect(r.some(owing, r.whole(1, 3)))],
      [owing.length, 2, () => this.reduce(r.pick(owing))],
      [owing.length, 2, () => this.charge(r.pick(owing))],
      [paid.length, 2, () => this.correct(r.pick(paid))],
      [paid.length, 1, () => this.takeBack(r.pick(paid))],
      [live.length - 4, 1, () => this.cancel(r.pick(live))],
      [cancelled.length, 1, () => this.goOn(r.pick(cancelled))],
      [reduced.length, 0.5, () => this.restore(r.pick(reduced))],
      [untouched.length, 0.5, () => this.forget(r.pick(untouched))],
    ];
    const possible = choices.filter(([count]) => count > 0);
    return r.weighted(possible.map(([, weight, make]) => [make, weight] as const))();
  }

  private add(): Order {
    const codes = [1, 2].map((at) => `${this.name}-${this.count}-${at}`);
    const people = [
      aShare({ transactionCode: codes[0] }),
      aShare({ transactionCode: codes[1], user_id: 8, customer_id: 2, brokerageFeeUser: 40_000_000 }),
    ];
    return this.order<DealRow>('POST', 'transaction/add', aDeal({}, people), ({ id: deal, transactions }) => {
      for (const { id, brokerageFeeUser: fee } of transactions)
        this.shares.set(id, { id, deal, fee: fee!, receipts: new Map(), coupons: new Map(), bill: null });
    });
  }

  private collect(shares: readonly KnownShare[]): Order {
    const rows = shares.map((share, at) => ({
      ...{ transaction_id: share.id, feeCode: `${this.name}-${this.count}-${at}`, dateCollect: today() },
      feeCollect: this.r.whole(1, Math.ceil(leftOf(share) / 2)),
    }));
    return this.order<{ list: ReceiptRow[] }>('POST', 'receipt/add', { rows }, ({ list }) => {
      for (const { id, transaction_id, feeCollect } of list)
        this.shares.get(transaction_id)!.receipts.set(id, feeCollect);
    });
  }

  private reduce(share: KnownShare): Order {
    const reducedFee = this.r.whole(1, Math.ceil(leftOf(share) / 3));
    const body = { transaction_id: share.id, reducedFee };
    return this.order<CouponRow>('POST', 'coupons', body, ({ id }) => share.coupons.set(id, reducedFee));
  }

  private restore(share: KnownShare): Order {
    const id = this.r.pick([...share.coupons.keys()]);
    return this.order('DELETE', 'coupons', { id, reason: 'Nhập nhầm' }, () => share.coupons.delete(id));
  }

  /** Deletes a deal of which nothing was collected, with both its shares. */
  private forget({ deal }: KnownShare): Order {
    return this.order('DELETE', 'deal', { id: deal, reason: 'Nhập nhầm' }, () => {
      for (const share of [...this.shares.values()]) if (share.deal === deal) this.shares.delete(share.id);
    });
  }

  /** Another fee for the share: less, but what was reduced and collected fits. */
  private charge(share: KnownShare): Order {
    const brokerageFeeUser = share.fee - this.r.whole(0, Math.floor(leftOf(share) / 4));
    return this.order('PUT', 'transaction/update', { id: share.id, brokerageFeeUser }, () => {
      share.fee = brokerageFeeUser;
    });
  }

  private correct(share: KnownShare): Order {
    const [id, amount] = this.r.pick([...share.receipts]);
    const feeCollect = this.r.whole(1, amount);
    return this.order('PUT', 'receipt/update', { id, feeCollect }, () => share.receipts.set(id, feeCollect));
  }

  private takeBack(share: KnownShare): Order {
    const id = this.r.pick([...share.receipts.keys()]);
    return this.order('DELETE', 'receipt', { id, reason: 'Nhập nhầm' }, () => share.receipts.delete(id));
  }

  private cancel(share: KnownShare): Order {
    const body = { transaction_id: share.id, cancelDate: today() };
    return this.order<{ list: BillRow[] }>('POST', 'cancelBill', body, ({ list }) => {
      for (const { id, transaction_id } of list) this.shares.get(transaction_id)!.bill = id;
    });
  }

  private goOn(share: KnownShare): Order {
    return this.order('DELETE', 'cancelBill', { id: share.bill, reason: 'Nhập nhầm' }, () => {
      share.bill = null;
    });
  }
}
