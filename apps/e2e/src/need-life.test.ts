import { contactListText } from '@toam/contracts/contact/contact.text';
import { formText } from '@toam/contracts/texts/field';
import { matchTargetText, needLabel, needText } from '@toam/contracts/need/need.text';
import { needDrawerText } from '@toam/contracts/need/need-drawer.text';
import { needFormText } from '../../crm/src/need-form/need-form.text';
import { needShareText } from '../../crm/src/need/need-list.text';
import type { MatchTarget } from '@toam/domain/need-values';
import { maskedPhone } from '@toam/domain/phone';
import type { Locator, Page } from '@playwright/test';
import { choose } from './steps/choose';
import { expect, test } from './fixtures';
import { ask, makeHouse } from './steps/make-house';

const visitor = { name: 'Lý Nhã Thanh', phone_number: '0979135246', message: 'Cho tôi xem nhà cuối tuần' };

interface WebHouse {
  id: number;
  slug: string;
  web: number;
  status: number;
  purpose: number;
  into_money: number | null;
  province: number | null;
  district: number | null;
  property_type: number | null;
  house_type: number | null;
}

/** A house of the page's user that is for sale and on the website. */
async function webHouseOf(page: Page): Promise<WebHouse> {
  const data = { mode: 'personalList', filters: [] };
  const { list } = await ask<{ list: WebHouse[] }>(page, 'POST', '/house/list?size=100', { data });
  const found = list.find(({ web, status, purpose, into_money }) => web === 1 && status + purpose === 0 && into_money);
  if (!found) throw new Error('no house of theirs is on the website');
  return found;
}

const street = 'Đường Thử Nhu Cầu';

/** A copy of another house that belongs to the page's user and is shared with everybody. */
async function makeSharedTwin(page: Page, admin: Page, twin: WebHouse, title: string): Promise<number> {
  const { province, district, property_type, house_type, into_money } = twin;
  const owner = { name: 'Chủ nhà thử', phone_number: '0983246135' };
  const made = await ask<{ customer: { id: number } }>(page, 'POST', '/customer/detail', { data: owner });
  const customer_id = made.customer.id;
  const like = { province, district, property_type, house_type, into_money, customer_id, floor_area: 80 };
  const houseId = await makeHouse(page, { ...like, title, house_address: street, public: 1 });
  await ask(admin, 'POST', '/house/public/approve', { data: { house_id: houseId } });
  return houseId;
}

/** Everything that the API sent to a page: answers and live events. */
function listenTo(page: Page): () => Promise<string> {
  const told: Promise<string>[] = [];
  page.on('response', (reply) => {
    // after a navigation the old page's answers can't be read any more
    if (reply.url().includes('/api/')) told.push(reply.text().catch(() => ''));
  });
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => told.push(Promise.resolve(`${payload}`))),
  );
  return async () => (await Promise.all(told)).join('\n');
}

const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name: new RegExp(`^${name}`) });

/** Changes the status of the house that is open in the drawer, and waits until the new tab counts it. */
async function move(page: Page, from: MatchTarget, next: MatchTarget): Promise<void> {
  const to = matchTargetText[next];
  await page.getByRole('button', { name: needDrawerText.setStatus(matchTargetText[from]), exact: true }).click();
  await page.getByRole('menuitem', { name: to }).click();
  await expect(tab(page, to)).toHaveText(/1$/);
}

const sent = (page: Page, path: string) => page.waitForResponse((reply) => reply.url().includes(`/api${path}`));

test('a visitor of the website becomes a customer with a need, which two colleagues take to a deal; a third never sees the number', async ({
  visitor: sit,
}) => {
  const title = `Nhà thử nhu cầu ${Date.now()}`;
  // people who only wait or only call the API need no screen yet
  const [page, colleague, leader, admin] = await Promise.all([
    sit('staff@toam.vn', '/customer-contacts'),
    sit('staff2@toam.vn'),
    sit('leader@toam.vn'),
    sit('superadmin@toam.vn'),
  ]);
  const { name: colleagueName } = await ask<{ name: string }>(colleague, 'GET', '/user/detail');
  const asked = await webHouseOf(page);
  const houseId = await makeSharedTwin(leader, admin, asked, title);
  await admin.close();
  const toldLeader = listenTo(leader);

  // the website's form
  const contact = await page.request.post(`/api/public/house/${asked.slug}/contact`, { data: visitor });
  expect(contact.status()).toBe(200);

  // the house's agent creates a customer and a need from it
  await page.getByRole('button', { name: contactListText.actions(visitor.name) }).click();
  await page.getByRole('menuitem', { name: contactListText.makeNeed }).click();
  const quick = page.getByRole('dialog');
  await quick.getByRole('button', { name: formText.save, exact: true }).click();
  await expect(page).toHaveURL(/\/request\/new\?contact=/);
  await expect(page.getByText(needFormText.fromContact)).toBeVisible();
  await page.getByRole('textbox', { name: needLabel.area }).fill('60');
  await page.getByRole('button', { name: formText.save, exact: true }).click();
  await expect(page.getByText(needText.created)).toBeVisible();
  await expect(page).toHaveURL(/\/request\/list\?need=\d+/);
  const needId = Number(new URL(page.url()).searchParams.get('need'));

  // a matching house is offered
  await page.getByRole('list', { name: needDrawerText.houses }).getByRole('button', { name: street }).click();
  await page.getByRole('button', { name: needDrawerText.offer, exact: true }).click();
  await expect(tab(page, matchTargetText[1])).toHaveText(/1$/);

  // a colleague of another team helps
  await page.getByRole('button', { name: needDrawerText.share, exact: true }).first().click();
  const sharing = page.getByRole('dialog').filter({ hasText: needShareText.title(needId) });
  await choose(sharing.getByRole('combobox', { name: needShareText.staff }), colleagueName);
  await sharing.getByRole('radiogroup', { name: needShareText.staffRole }).getByText('Có', { exact: true }).click();
  await Promise.all([
    sent(page, '/customer/request/share'),
    sharing.getByRole('button', { name: needShareText.save, exact: true }).click(),
  ]);
  await expect(sharing).toBeHidden();

  await colleague.goto(`/request/list?need=${needId}&tab=recommended`);
  await move(colleague, 1, 2);
  await tab(colleague, matchTargetText[2]).click();
  await move(colleague, 2, 3);

  // the first agent has seen this and closes the deal
  await expect(tab(page, matchTargetText[3])).toHaveText(/1$/);
  await tab(page, matchTargetText[3]).click();
  await move(page, 3, 4);

  // the agent of the sold house sees the customer's name but never the number
  await leader.goto(`/house/${houseId}?tab=crm.customers`);
  await leader.getByRole('radio', { name: new RegExp(`^${matchTargetText[4]} ?1$`) }).click();
  await expect(leader.getByText(visitor.name).first()).toBeVisible();
  await expect(leader.getByText(maskedPhone).first()).toBeAttached();
  await leader.goto(`/request/list?need=${needId}`);
  await expect(leader.getByText(needText.mayNotSee).first()).toBeVisible();
  const found = await ask<{ total: number }>(
    leader,
    'GET',
    `/customer/list?search=${encodeURIComponent(visitor.name)}`,
  );
  expect(found.total).toBe(0);
  expect(await toldLeader()).not.toContain(visitor.phone_number.slice(1));
  await expect(leader.getByText(visitor.phone_number.slice(1))).toHaveCount(0);
});
