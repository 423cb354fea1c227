import type { BusinessStatistic } from '@toam/contracts/business/statistic.schema';
import type { DealRow } from '@toam/contracts/deal/deal.schema';
import { businessFigureText, figurePath } from '@toam/contracts/deal/business-figure.text';
import { businessOverviewText } from '../../business/src/business-overview/business-overview.text';
import { dealText, dealTypeText } from '@toam/contracts/deal/deal.text';
import { dealFormText } from '../../business/src/business-transaction/deal-form.text';
import { dealPaperText } from '@toam/contracts/deal/deal-paper.text';
import { formText } from '@toam/contracts/texts/field';
import { transactionScreenText } from '@toam/contracts/deal/transaction-screen.text';
import type { OpenFigure } from '@toam/domain/business/business-figures';
import { addDays } from '@toam/domain/work-calendar';
import { dayOf, dayStart, writtenDay } from '@toam/domain/day';
import { couponColumns, dealColumns, receiptColumns, shareColumns } from '@toam/domain/deal/deal-columns';
import { DealType } from '@toam/domain/deal/deal-values';
import { fullMoney } from '@toam/domain/money/money-format';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { choose } from './steps/choose';
import { ask, makeHouse } from './steps/make-house';
import { phone } from './viewports';

const million = 1_000_000;
const today = dayOf(Date.now() / 1000);
const stamp = String(Date.now()).slice(-7);
const street = `Đường Thử Giao Dịch ${stamp}`;

interface Party {
  id: number;
  name: string;
}

/** Somebody's part of the deal that is typed. */
interface TypedShare {
  staff: Party;
  type: DealType;
  rate: number;
  /** VND, as the form suggests it. */
  fee: number;
}

const whoIs = (page: Page) => ask<Party>(page, 'GET', '/user/detail');
const period = { type: 3, year: Number(today.slice(0, 4)), month: Number(today.slice(5, 7)) };
const statisticOf = (page: Page, team: number) =>
  ask<BusinessStatistic>(page, 'POST', '/business/statistic', { data: { period, team } });

/** A customer of the page's user. */
async function makeCustomer(page: Page, name: string, digit: number): Promise<Party> {
  const data = { name, phone_number: `08${digit}${stamp}` };
  const { customer } = await ask<{ customer: Party }>(page, 'POST', '/customer/detail', { data });
  return { id: customer.id, name };
}

/** A deal of two people with a receipt, through the API: the one that is cancelled later. */
async function makeOther(
  page: Page,
  house_id: number,
  customer_id: number,
  people: readonly Party[],
): Promise<DealRow> {
  const users_group = people.map(({ id }, at) => ({
    ...{ user_id: id, customer_id, transactionType: at === 0 ? DealType.sale : DealType.purchase, brokerageRate: 50 },
    ...{ brokerageFeeUser: 50 * million, transactionCode: `HUY-${stamp}-${at}`, status: 2 },
  }));
  const at = dayStart(today);
  const days = { date: at, notarizedDate: at, brokerageReceiveDate: at, reservationDate: 0 };
  const data = { house_id, ...days, price: 5_000 * million, brokerageFee: 100 * million, users_group };
  const deal = await ask<DealRow>(page, 'POST', '/business/v2/transaction/add', { data });
  const receipt = { transaction_id: deal.transactions[0]!.id, feeCode: `HUY-PT-${stamp}`, dateCollect: at };
  await ask(page, 'POST', '/business/v2/receipt/add', { data: { ...receipt, feeCollect: 30 * million } });
  return deal;
}

async function typeDay(within: Page, label: string, day: string): Promise<void> {
  await within.getByRole('textbox', { name: label }).fill(writtenDay(day));
  await within.keyboard.press('Enter');
}

/** Fills in the form of a deal with all its people, and takes the suggested fees and codes. */
async function recordDeal(page: Page, customer: Party, shares: readonly TypedShare[]): Promise<void> {
  await page.getByRole('button', { name: transactionScreenText.create }).click();
  await choose(page.getByRole('combobox', { name: dealColumns.house_id.label }), street);
  await page.getByRole('textbox', { name: dealColumns.price.label }).fill('5.700.000.000');
  await page.getByRole('textbox', { name: dealColumns.brokerage_fee.label, exact: true }).fill('114.000.000');
  await typeDay(page, dealColumns.notarized_date.label, addDays(today, 20));
  await typeDay(page, dealColumns.receive_date.label, addDays(today, 25));
  for (const [at, { staff, type, rate, fee }] of shares.entries()) {
    if (at > 0) await page.getByRole('button', { name: dealFormText.addShare }).click();
    const line = page.getByRole('group', { name: dealFormText.shareOf(at + 1) });
    await choose(line.getByRole('combobox', { name: shareColumns.staff_id.label }), staff.name);
    if (at === 0) await choose(line.getByRole('combobox', { name: shareColumns.customer_id.label }), customer.name);
    await choose(line.getByRole('combobox', { name: shareColumns.type.label }), dealTypeText[type]);
    const share = line.getByRole('textbox', { name: shareColumns.brokerage_rate.label });
    await share.fill(String(rate));
    await share.blur();
    await expect(line.getByRole('textbox', { name: shareColumns.fee_user.label })).toHaveValue(fullMoney(fee));
    await expect(line.getByText(dealFormText.suggestion(fullMoney(fee)))).toBeVisible();
  }
  await expect(page.getByText(dealFormText.whole)).toBeVisible();
  await page.getByRole('button', { name: formText.save, exact: true }).click();
  await expect(page.getByText(dealText.made)).toBeVisible();
}

/** The list of shares, with those of the deal's street. */
async function openShares(page: Page): Promise<Locator> {
  await page.goto(`/bussiness/transaction?tab=detail&search=${encodeURIComponent(street)}`);
  const list = page.getByRole('grid', { name: transactionScreenText.details });
  await expect(list.getByRole('checkbox').nth(1)).toBeVisible();
  return list;
}

/** Collects of all three at once: a part of the first, the whole of the second, a part of the third. */
async function collect(page: Page, shares: readonly TypedShare[], amounts: readonly number[]): Promise<void> {
  const list = await openShares(page);
  for (const { staff } of shares)
    await list.getByRole('row').filter({ hasText: staff.name }).getByRole('checkbox').click();
  await page.getByRole('toolbar').getByRole('button', { name: transactionScreenText.makeReceipts }).click();
  const dialog = page.getByRole('dialog', { name: dealPaperText.receiptsNew(3) });
  for (const [at, { staff }] of shares.entries()) {
    const line = dialog
      .getByRole('list', { name: dealPaperText.lines })
      .getByRole('group')
      .filter({ hasText: staff.name });
    await line.getByRole('textbox', { name: receiptColumns.fee_collect.label }).fill(fullMoney(amounts[at]!));
  }
  await dialog.getByRole('button', { name: dealPaperText.save, exact: true }).click();
  await expect(page.getByText(dealText.made)).toBeVisible();
}

/** The panel of somebody's share, over the list. */
async function openPanel(page: Page, { staff }: TypedShare): Promise<Locator> {
  const row = (await openShares(page)).getByRole('row').filter({ hasText: staff.name });
  await row.getByRole('button', { name: transactionScreenText.openShare('') }).click();
  const panel = page.getByRole('dialog', { name: dealPaperText.panel('') });
  await expect(panel.getByText(dealPaperText.moneyOf(staff.name))).toBeVisible();
  return panel;
}

/** Reduces the fee of somebody's share, with the keyboard alone once the dialog is open. */
async function reduce(page: Page, share: TypedShare, reducedFee: number): Promise<void> {
  const panel = await openPanel(page, share);
  await panel.getByRole('button', { name: dealPaperText.reduce }).click();
  const dialog = page.getByRole('dialog', { name: dealPaperText.couponNew });
  const amount = dialog.getByRole('textbox', { name: couponColumns.reduced_fee.label });
  await amount.fill(fullMoney(share.fee));
  await amount.press('Control+Enter');
  await expect(dialog.getByText(dealText.reductionTooLarge(fullMoney(share.fee)))).toBeVisible();
  await amount.fill(fullMoney(reducedFee));
  await amount.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(panel.getByText(`−${fullMoney(reducedFee)} đ`).first()).toBeVisible();
}

/** Cancels a deal with all its shares, from the panel of one. */
async function cancel(page: Page, { transactions: [first] }: DealRow): Promise<void> {
  await page.goto(`/bussiness/transaction?tab=detail&open=${first!.id}`);
  await page.getByRole('button', { name: dealPaperText.billNew }).click();
  const dialog = page.getByRole('dialog', { name: dealPaperText.billNew });
  await expect(dialog.getByText(dealPaperText.billWhole(2))).toBeVisible();
  await expect(dialog.getByText(dealPaperText.billLost(fullMoney(100 * million)))).toBeVisible();
  await expect(dialog.getByText(dealPaperText.billRetained(fullMoney(30 * million)))).toBeVisible();
  await dialog.getByRole('button', { name: dealPaperText.save, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(dealPaperText.cancelledOn(writtenDay(today)))).toBeVisible();
}

/** A figure says this amount, and what it is made of sums up to it. */
async function expectFigure(page: Page, figure: OpenFigure, amount: number): Promise<void> {
  const value = businessOverviewText.money(fullMoney(amount));
  const [name] = businessFigureText.named(figure, { isPrevious: false, value: '' }).split(':');
  await page
    .getByRole('button', { name: new RegExp(`^${name}: (.* \\()?${value}\\)?$`) })
    .first()
    .click();
  const panel = page.getByRole('dialog', { name: businessFigureText.panel(figurePath(figure)) });
  await expect(panel.getByRole('heading', { name: value })).toBeVisible();
  await expect(panel.getByRole('status').filter({ hasText: /khớp/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}

test('an accountant records a deal of three, collects, reduces and cancels another; her overview and the leader’s agree, and open what they are made of', async ({
  visitor,
}) => {
  const [page, leader, agent] = await Promise.all([
    visitor('accountant@toam.vn', '/bussiness/transaction'),
    visitor('leader@toam.vn'),
    visitor('staff@toam.vn'),
  ]);
  const [head, mine] = [await whoIs(leader), await whoIs(agent)];
  await agent.close();
  const team = await ask<{ list: { user: Party }[] }>(leader, 'POST', '/business/statistic/staff', {
    data: { period },
  });
  const third = team.list.map(({ user }) => user).find(({ id }) => id !== head.id && id !== mine.id)!;
  const buyer = await makeCustomer(leader, `Khách Thử Mua ${stamp}`, 1);
  const owner = await makeCustomer(leader, `Chủ Thử Bán ${stamp}`, 2);
  const anyHouse = await makeHouse(leader, { customer_id: owner.id, title: 'Nhà huỷ cọc' });
  await makeHouse(leader, { house_address: street, customer_id: owner.id, title: 'Nhà thử giao dịch' });
  const other = await makeOther(page, anyHouse, buyer.id, [head, third]);
  const before = await statisticOf(leader, head.id);

  const shares: TypedShare[] = [
    { staff: head, type: DealType.sale, rate: 40, fee: 45_600_000 },
    { staff: mine, type: DealType.purchase, rate: 35, fee: 39_900_000 },
    { staff: third, type: DealType.connection, rate: 25, fee: 28_500_000 },
  ];
  await recordDeal(page, buyer, shares);
  await cancel(page, other);
  await collect(page, shares, [20 * million, 39_900_000, 10 * million]);
  await reduce(page, shares[2]!, 5 * million);

  const expected = {
    brokerageFeeRevenue: before.brokerageFeeRevenue + 114 * million - 5 * million - 100 * million,
    totalBrokerageFeeBySale: before.totalBrokerageFeeBySale + 45_600_000 - 50 * million,
    totalBrokerageFeeByPurchase: before.totalBrokerageFeeByPurchase + 39_900_000 - 50 * million,
    totalBrokerageFeeByConnect: before.totalBrokerageFeeByConnect + 23_500_000,
    totalBrokerageFeeReceivable: before.totalBrokerageFeeReceivable + 25_600_000 + 13_500_000 - 70 * million,
    totalCollected: before.totalCollected + 69_900_000,
    totalRetained: before.totalRetained + 30 * million,
  } satisfies Partial<Record<OpenFigure, number>>;
  const figures = Object.entries(expected) as [OpenFigure, number][];
  await page.goto(`/bussiness?team=${head.id}`);
  for (const [figure, amount] of figures) await expectFigure(page, figure, amount);

  await leader.setViewportSize(phone);
  await leader.goto('/bussiness');
  for (const [figure, amount] of figures) await expectFigure(leader, figure, amount);
});
