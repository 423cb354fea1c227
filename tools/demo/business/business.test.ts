import { accumulationCounters } from '@toam/domain/business/accumulation.record';
import { sides } from '@toam/domain/business/five-way';
import { DealType } from '@toam/domain/deal/deal-values';
import { dayOf } from '@toam/domain/day';
import { addDays, isSunday } from '@toam/domain/work-calendar';
import { random } from '@toam/domain/random';
import { demoBrokerage, sizes } from '../brokerage';
import { demoAccumulations, enters } from './activity';
import { demoTargets } from './targets';

const now = new Date('2026-11-23T07:00:00Z');
const today = '2026-11-23';
const full = demoBrokerage('full', now);
const { deals, shares, coupons, receipts, bills, old } = full.ledger;
const sum = (amounts: number[]): number => amounts.reduce((total, one) => total + one, 0);

test('is the same every time', () => {
  expect(demoBrokerage('full', now).ledger).toEqual(full.ledger);
});

test('has the size that the brief promises', () => {
  const size = [deals, shares, receipts, coupons, bills, old].map(({ length }) => length);
  expect(size).toEqual([260, 330, 300, 25, 12, 40]);
});

test('days come in order, and nothing happened in the future', () => {
  for (const deal of deals) {
    expect((deal.reservation_date ?? deal.deposit_date) <= deal.deposit_date).toBe(true);
    expect(deal.deposit_date <= deal.notarized_date && deal.notarized_date <= deal.receive_date).toBe(true);
    expect(deal.deposit_date <= today).toBe(true);
    expect(full.houses[deal.house]!.created.getTime()).toBeLessThan(deal.recorded.getTime());
  }
  const days = deals.map(({ deposit_date }) => deposit_date);
  expect(days).toEqual(days.toSorted());
  for (const { recorded } of [...deals, ...coupons, ...receipts, ...bills]) expect(recorded <= now).toBe(true);
});

test('a share is of somebody who sells, with a customer whom the brokerage knew; the owner’s agent has the owner', () => {
  for (const { deal, staff, customer, type } of shares) {
    const { house, deposit_date } = deals[deal]!;
    expect(full.staff[staff]!.busy).toBeGreaterThan(0);
    expect((full.staff[staff]!.onboarding_date ?? '') <= deposit_date).toBe(true);
    expect(dayOf(full.customers[customer]!.created.getTime() / 1000) <= deposit_date).toBe(true);
    expect(customer === full.houses[house]!.customer).toBe(type === DealType.sale);
  }
});

test('fees are one to three percent of the price, and the ledger adds up', () => {
  for (const [index, { price, brokerage_fee }] of deals.entries()) {
    expect(brokerage_fee / price).toBeGreaterThan(0.0099);
    expect(brokerage_fee / price).toBeLessThan(0.0305);
    const own = shares.filter(({ deal }) => deal === index);
    expect(own.length).toBeGreaterThan(0);
    expect(sum(own.map(({ fee_user }) => fee_user))).toBeLessThanOrEqual(brokerage_fee);
    expect(new Set(own.map(({ staff }) => staff)).size).toBe(own.length);
  }
  for (const [index, { fee_user, deal }] of shares.entries()) {
    let left = fee_user - sum(coupons.filter(({ share }) => share === index).map(({ reduced_fee }) => reduced_fee));
    expect(left).toBeGreaterThan(0);
    for (const { fee_payable, fee_collect, collected_on } of receipts.filter(({ share }) => share === index)) {
      expect(fee_payable).toBe(left);
      expect(fee_collect).toBeGreaterThan(0);
      expect(collected_on >= deals[deal]!.deposit_date && collected_on <= today).toBe(true);
      left -= fee_collect;
    }
    expect(left).toBeGreaterThanOrEqual(0);
  }
  for (const { fee, fee_received, fee_status } of old)
    expect(fee_status).toBe(fee_received === 0 ? 1 : fee_received < fee ? 2 : 3);
});

test('codes are numbered within their months, each once', () => {
  for (const codes of [shares, receipts].map((rows) => rows.map(({ code }) => code)))
    expect(new Set(codes).size).toBe(codes.length);
  const months = new Set(shares.map(({ code }) => code.slice(0, 7)));
  for (const month of months) expect(shares.some(({ code }) => code === `${month}-0001`)).toBe(true);
  expect(
    shares.every(({ code, deal }) => code.slice(3, 7) === deals[deal]!.deposit_date.slice(2, 7).replace('-', '')),
  ).toBe(true);
});

test('a deal is cancelled as a whole between its deposit and the notary; after that nothing is collected', () => {
  for (const { share, cancel_date } of bills) {
    const { deal } = shares[share]!;
    expect(cancel_date >= deals[deal]!.deposit_date && cancel_date < deals[deal]!.notarized_date).toBe(true);
    const all = shares.flatMap((one, index) => (one.deal === deal ? [index] : []));
    expect(all.filter((index) => bills.some((bill) => bill.share === index))).toEqual(all);
    const collected = receipts.filter((receipt) => all.includes(receipt.share));
    expect(collected.every(({ collected_on }) => collected_on <= cancel_date)).toBe(true);
  }
});

/** What a month's deals come to for these people, cancelled ones left out. */
const bookedIn = (month: string, people: number[]): number =>
  sum(
    shares.flatMap(({ deal, staff, fee_user }, index) => {
      const isCounted = people.includes(staff) && !bills.some(({ share }) => share === index);
      return isCounted && deals[deal]!.deposit_date.startsWith(month) ? [fee_user] : [];
    }),
  );

test('the accounts of the tour have deals in this month and the one before, and money to collect', () => {
  const index = (email: string) => full.staff.findIndex((one) => one.email === `${email}@toam.vn`);
  const everybody = full.staff.map((_, person) => person);
  for (const people of [[index('staff')], [index('leader')], everybody]) {
    const [current, before] = ['2026-11', '2026-10'].map((month) => bookedIn(month, people)) as [number, number];
    expect(before).toBeGreaterThan(0);
    expect(current).toBeGreaterThan(before);
    const owed = shares.flatMap(({ staff, fee_user }, share) => {
      const paid = sum(receipts.filter((receipt) => receipt.share === share).map(({ fee_collect }) => fee_collect));
      return people.includes(staff) ? [fee_user - paid] : [];
    });
    expect(sum(owed)).toBeGreaterThan(0);
  }
});

describe('activity', () => {
  const away = `${full.staff.findIndex(({ email }) => email === 'staff@toam.vn')} 2026-11-10`;
  const off = {
    holidays: new Map([['2026-09-02', 'Quốc khánh']]),
    isAway: (person: number, day: string) => `${person} ${day}` === away,
  };
  const rows = demoAccumulations(random(1), full.calendar, full.staff, 12, off);

  test('is entered on 85 % of the working days, on no other day, and today by some', () => {
    const people = full.staff.filter(enters);
    expect(people.length).toBeGreaterThan(30);
    const days = new Set(rows.map(({ date }) => date));
    expect([...days].filter((day) => isSunday(day) || day === '2026-09-02')).toEqual([]);
    const expected = sum(
      people.map(({ onboarding_date }) => [...days].filter((day) => day >= (onboarding_date ?? today)).length),
    );
    expect(rows.length / expected).toBeGreaterThan(0.8);
    expect(rows.length / expected).toBeLessThan(0.9);
    const ofToday = rows.filter(({ date }) => date === today);
    expect(ofToday.length).toBeGreaterThan(5);
    expect(ofToday.length).toBeLessThan(people.length);
    for (const { entered, date } of rows) {
      expect(entered <= now).toBe(true);
      expect(dayOf(entered.getTime() / 1000) <= addDays(date, 1)).toBe(true);
    }
  });

  test('nobody enters a day of leave, or one before the first day at work', () => {
    expect(rows.some(({ person, date }) => `${person} ${date}` === away)).toBe(false);
    for (const { person, date } of rows) expect((full.staff[person]!.onboarding_date ?? '') <= date).toBe(true);
  });

  test('is what a person can do in a day, and fits the deals: some of those who see a house buy one', () => {
    for (const { counters } of rows)
      for (const name of Object.keys(accumulationCounters) as (keyof typeof counters)[])
        expect(counters[name]).toBeLessThan(40);
    const seen = sum(rows.map(({ counters }) => sum(sides.map((side) => counters[`${side}CustomerSeenQuantity`]))));
    expect(deals.length / seen).toBeGreaterThan(0.01);
    expect(deals.length / seen).toBeLessThan(0.1);
  });

  test('has targets for five quarters, the company’s near the sum of the people’s', () => {
    const targets = demoTargets(random(1), full.calendar, full.staff);
    const company = targets.filter(({ person }) => person === null);
    expect(company.map(({ year, quarter }) => `${year} Q${quarter}`)).toEqual([
      '2025 Q4',
      '2026 Q1',
      '2026 Q2',
      '2026 Q3',
      '2026 Q4',
    ]);
    const latest = targets.filter((one) => one.person !== null && one.year === 2026 && one.quarter === 4);
    expect(Math.abs(sum(latest.map(({ purchase }) => purchase)) - company.at(-1)!.purchase)).toBeLessThanOrEqual(5);
  });
});

test('the small brokerage has something of everything', () => {
  const { ledger } = demoBrokerage('small', now);
  expect(ledger.deals).toHaveLength(sizes.small.business.deals);
  for (const list of Object.values(ledger)) expect(list.length).toBeGreaterThan(1);
});
