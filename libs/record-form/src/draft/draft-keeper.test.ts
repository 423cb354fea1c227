import { deleteDraft, writeDraft } from '@toam/contracts/draft/draft.endpoints';
import { aUser } from '@toam/testing/a-user';
import { answer, callsOf, cutOff } from '@toam/testing/answer';
import { answerDrafts, draftsOf, endDraft } from '@toam/testing/answer-drafts';
import { signInAs } from '@toam/testing/render-route';
import { giveADisk } from '@toam/platform/a-disk';
import { deviceDrafts, dropOldDeviceDrafts, putDeviceDraft } from './device-drafts';
import { DraftKeeper, type Kept } from './draft-keeper';

const place = { userId: 7, form: 'house-new' };
let typed: string | null;
let stored: Kept;

const disk = giveADisk();

beforeEach(() => {
  signInAs(aUser({ id: 7 }));
  jest.useFakeTimers();
  typed = null;
  stored = { where: 'none', at: null };
});
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const aTab = () =>
  new DraftKeeper({ place, read: () => (typed === null ? null : { title: typed }), onKept: (next) => (stored = next) });
function type(keeper: DraftKeeper, text: string): void {
  typed = text;
  keeper.changed();
}
const here = () => deviceDrafts(7).map(({ data }) => data.title);
const there = () => draftsOf('house-new').map(({ data }) => data.title);

test('15 s of unbroken typing are on the device within a second and at the API at most every five', async () => {
  const keeper = aTab();
  const onDevice: number[] = [];
  for (let ms = 0; ms < 15_000; ms += 100) {
    type(keeper, `${ms}`);
    await wait(100);
    const newest = Math.max(Number(here()[0] ?? -1), Number(there()[0] ?? -1));
    onDevice.push(ms - newest);
  }
  expect(Math.max(...onDevice.slice(10))).toBeLessThanOrEqual(1000);
  const writes = callsOf(writeDraft).length;
  expect(writes).toBeGreaterThanOrEqual(3);
  expect(writes).toBeLessThanOrEqual(4);
});

test('says where it is: on this device at once, at the API once that has answered, and then no longer here', async () => {
  const keeper = aTab();
  type(keeper, 'Nhà');
  await wait(400);
  expect([stored.where, here(), there()]).toEqual(['device', ['Nhà'], []]);
  await wait(1000);
  expect([stored.where, here(), there()]).toEqual(['server', [], ['Nhà']]);
});

test('without a line it stays on this device, is tried again by itself, and is up once the line is back', async () => {
  cutOff(writeDraft);
  const keeper = aTab();
  type(keeper, 'Nhà');
  await wait(30_000);
  expect([stored.where, here()]).toEqual(['device', ['Nhà']]);
  const tries = callsOf(writeDraft).length;
  expect(tries).toBeGreaterThan(2);
  expect(tries).toBeLessThan(6);
  answerDrafts();
  keeper.retry();
  await wait(10);
  expect([stored.where, here(), there()]).toEqual(['server', [], ['Nhà']]);
});

test('it says that this device has it when its disk has it, and not before', async () => {
  cutOff(writeDraft);
  disk.delay = 2000;
  type(aTab(), 'Nhà');
  await wait(1500);
  expect([stored.where, here()]).toEqual(['none', ['Nhà']]);
  await wait(1000);
  expect(stored.where).toBe('device');
});

test('neither line nor disk: it says that nothing is kept, until there is room again', async () => {
  cutOff(writeDraft);
  disk.isFull = true;
  const keeper = aTab();
  type(keeper, 'Nhà');
  await wait(400);
  expect(stored.where).toBe('failed');
  disk.isFull = false;
  type(keeper, 'Nhà phố');
  await wait(400);
  expect(stored.where).toBe('device');
});

test('two tabs that begin with nothing have a draft each', async () => {
  const [one, two] = [aTab(), aTab()];
  type(one, 'Một');
  await wait(6000);
  type(two, 'Hai');
  await wait(6000);
  expect(there()).toEqual(['Một', 'Hai']);
});

test('a save right after a key, with an autosave under way: nothing is left, and nothing that comes late begins anew', async () => {
  const keeper = aTab();
  type(keeper, 'Nhà');
  await wait(1000);
  type(keeper, 'Nhà phố');
  keeper.saveBegins();
  await wait(20);
  // the API ended it together with the record's save
  for (const tab of keeper.named().tabs) endDraft('house-new', tab);
  keeper.saved(false);
  type(keeper, 'Nhà phố, sau khi lưu');
  keeper.stop();
  await wait(20_000);
  expect([here(), there(), stored.where]).toEqual([[], [], 'none']);
});

test('a refused save goes on as a draft, with what was typed meanwhile', async () => {
  const keeper = aTab();
  type(keeper, 'Nhà');
  keeper.saveBegins();
  type(keeper, 'Nhà phố');
  await wait(6000);
  expect([there(), here()]).toEqual([[], ['Nhà phố']]);
  keeper.saveFailed(false);
  await wait(1000);
  expect(there()).toEqual(['Nhà phố']);
});

test('a save whose answer was lost, but which was done, leaves no draft of what exists', async () => {
  const keeper = aTab();
  type(keeper, 'Nhà');
  keeper.saveBegins();
  for (const tab of keeper.named().tabs) endDraft('house-new', tab);
  keeper.saveFailed(true);
  await wait(6000);
  expect([here(), there()]).toEqual([[], []]);
});

test('what another tab went on with or threw away goes on here as a draft of its own', async () => {
  const keeper = aTab();
  type(keeper, 'Một');
  await wait(1500);
  endDraft('house-new', keeper.named().tabs[0] ?? '');
  type(keeper, 'Một, viết tiếp');
  await wait(12_000);
  expect(there()).toEqual(['Một, viết tiếp']);
});

test('what is taken ends with the draft that goes on with it; what stood here before stays as another', async () => {
  const other = aTab();
  type(other, 'Cũ');
  await wait(1500);
  const [old] = other.named().tabs;
  const keeper = aTab();
  type(keeper, 'Đang gõ');
  const before = keeper.take(old ?? '');
  expect(before?.data).toEqual({ title: 'Đang gõ' });
  type(keeper, 'Cũ, viết tiếp');
  await wait(6000);
  expect(there().sort()).toEqual(['Cũ, viết tiếp', 'Đang gõ']);
  expect(keeper.named().tabs).toContain(old);
});

test('what is taken back again leaves no draft', async () => {
  const keeper = aTab();
  type(keeper, 'Nhà');
  await wait(1500);
  typed = null;
  keeper.changed();
  await wait(400);
  expect([here(), there(), stored.where]).toEqual([[], [], 'none']);
  expect(callsOf(deleteDraft)).toHaveLength(1);
});

test('a form that is closed before the API has it is sent on; a tab that is killed leaves it on the device', async () => {
  const closed = aTab();
  type(closed, 'Đóng lại');
  closed.stop();
  await wait(10);
  expect([here(), there()]).toEqual([[], ['Đóng lại']]);
  const killed = aTab();
  type(killed, 'Mất điện');
  await wait(400);
  expect(here()).toEqual(['Mất điện']);
});

test('text of a megabyte is kept on the device', async () => {
  answer(writeDraft, () => new Promise(() => undefined));
  type(aTab(), 'chữ '.repeat(250_000));
  await wait(400);
  expect(here()[0]).toHaveLength(1_000_000);
});

test('the device forgets after 30 days, whoever’s it was, and what nobody can read', () => {
  const draft = { form: 'house-new', tab: 'a', version: 1, data: {}, updated_at: 1_000_000 };
  void putDeviceDraft(7, draft);
  void putDeviceDraft(8, { ...draft, updated_at: 1_000_000 + 29 * 86_400 });
  localStorage.setItem('toam.draft:8:x:y', 'nonsense');
  dropOldDeviceDrafts(1_000_000 + 31 * 86_400);
  expect([deviceDrafts(7), deviceDrafts(8)]).toEqual([[], [expect.objectContaining({ tab: 'a' })]]);
});
