import { act, renderHook } from '@testing-library/react';
import { CallFailed } from '@toam/api-client/call-failed';
import type { QuickReply } from '@toam/contracts/chat/quick-reply.endpoints';
import { replaced, triggerAt, filledReply, fittingReplies } from './composer-trigger';
import { aConversation, aStoredMessage, ten, uuidOf } from './conversation.fixture';
import { gathered, inTurn } from './gathered';
import { leaseOf, minutesAndSeconds, secondsLeft } from './lease';
import { forgetClock, learnClock, serverNow, useOfClock } from './server-clock';
import { streamItems } from './message-parts';
import { addressed, addressedShort, dayName } from './words';

test.each([
  ['Chị xem căn #', 13, { kind: 'house', from: 12, words: '' }],
  ['#nguyễn văn', 11, { kind: 'house', from: 0, words: 'nguyễn văn' }],
  ['/hẹn', 4, { kind: 'reply', from: 0, words: 'hẹn' }],
  ['Dạ /hẹn', 7, { kind: 'reply', from: 3, words: 'hẹn' }],
  ['148/12', 6, null],
  ['căn#5', 5, null],
  ['/hẹn gặp', 8, null],
  ['Dạ vâng', 7, null],
])('%s asks for %j', (text, caret, asked) => {
  expect(triggerAt(text, caret)).toEqual(asked && expect.objectContaining(asked));
});

test('what is chosen stands in the place of the sign and its words', () => {
  const trigger = triggerAt('Dạ /hẹn nhé', 7)!;
  expect(replaced('Dạ /hẹn nhé', trigger, 'em hẹn chị')).toEqual({ text: 'Dạ em hẹn chị nhé', caret: 13 });
});

test('a reply is filled in: how to address the customer, and their name', () => {
  const customer = aConversation();
  expect(filledReply('Dạ em hẹn {anh_chi} {ten} nhé. {anh_chi} rảnh không?', customer)).toBe(
    'Dạ em hẹn chị Mỹ Duyên nhé. Chị rảnh không?',
  );
  expect(filledReply('Không có gì', customer)).toBe('Không có gì');
});

test('replies are found by their shortcut first, then by their title, without accents too', () => {
  const reply = (id: number, shortcut: string, title: string): QuickReply => ({
    ...{ id, shortcut, title, text: 'x', scope: 'own', position: id, version: 1, may_change: true },
  });
  const all = [reply(1, 'video', 'Hẹn xem qua video'), reply(2, 'hẹn', 'Hẹn xem nhà'), reply(3, 'giá', 'Giá tốt')];
  expect(fittingReplies(all, 'hen').map(({ id }) => id)).toEqual([2, 1]);
  expect(fittingReplies(all, '')).toHaveLength(3);
});

test('the remaining time counts whole seconds of the store’s clock, and ends at 120 s', () => {
  const lease = leaseOf(aConversation({ supporter: { id: 7, name: 'Hà', avatar: null }, startTimeSupport: ten }));
  expect(secondsLeft(lease, ten)).toBe(120);
  expect(secondsLeft(lease, ten + 18_001)).toBe(102);
  expect(secondsLeft(lease, ten + 119_999)).toBe(1);
  expect(secondsLeft(lease, ten + 120_000)).toBe(0);
  expect(minutesAndSeconds(102)).toBe('1:42');
});

describe('the store’s clock', () => {
  const day = 86_400_000;
  afterEach(forgetClock);
  test('a wrong clock of the computer does not matter', () => {
    learnClock({ now: Date.now() + day });
    expect(Math.abs(serverNow() - Date.now() - day)).toBeLessThan(100);
  });
  test('of several answers the least delayed counts, until somebody sets the clock', () => {
    learnClock({ now: Date.now() + 5000 });
    learnClock({ now: Date.now() + 4000 });
    expect(serverNow() - Date.now()).toBeGreaterThan(4900);
    learnClock({ now: Date.now() - 60_000 });
    expect(serverNow() - Date.now()).toBeLessThan(-59_000);
  });
  test('a clock that is set back while a lease is counted does not leave it open', () => {
    jest.useFakeTimers({ now: ten });
    learnClock({ now: ten });
    const { result, unmount } = renderHook(() => useOfClock((now) => Math.round((now - ten) / 1000)));
    jest.setSystemTime(ten - 121_000);
    act(() => jest.advanceTimersByTime(3000));
    expect(result.current).toBe(3);
    unmount();
    jest.useRealTimers();
  });
});

test('customers are addressed by sex; days are named as people say', () => {
  expect(addressed(aConversation())).toBe('Chị Lê Thị Mỹ Duyên');
  expect(addressedShort(aConversation({ sex: 'men', name: 'Nguyễn Hữu Thắng' }))).toBe('Anh Hữu Thắng');
  expect(dayName(ten, ten)).toBe('Hôm nay');
  expect(dayName(ten - 11 * 3_600_000, ten)).toBe('Hôm qua');
  expect(dayName(ten - 5 * 86_400_000, ten)).toBe('17/11');
  expect(dayName(ten - 365 * 86_400_000, ten)).toBe('22/11/2025');
});

test('days and events stand between messages; pictures of one sending are one item', () => {
  const picture = { imageURL: '/a.webp', thumbnail: '/b.webp', text: null, client_key: uuidOf(9) };
  const items = streamItems(
    [
      aStoredMessage(1, { createdAt: ten - 86_400_000 }),
      aStoredMessage(2, { owner: 'event', text: 'Hà nhận hỗ trợ lúc 10:00', createdAt: ten }),
      aStoredMessage(3, { ...picture, createdAt: ten }),
      aStoredMessage(4, { ...picture, createdAt: ten }),
      aStoredMessage(5, { text: 'Đây ạ', client_key: uuidOf(8), createdAt: ten }),
      aStoredMessage(6, { text: null, client_key: uuidOf(8), createdAt: ten }),
    ],
    ten,
  );
  expect(items.map(({ kind }) => kind)).toEqual(['day', 'message', 'day', 'event', 'message', 'message', 'message']);
  expect(items[4]).toMatchObject({ pictures: [{ id: '3' }, { id: '4' }] });
  expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
});

test('runs one at a time; calls meanwhile get one more run', async () => {
  const ends: (() => void)[] = [];
  const run = jest.fn(() => new Promise<void>((end) => void ends.push(end)));
  const call = inTurn(run);
  const all = [call(), call(), call()];
  expect(run).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await all[0];
  await Promise.resolve();
  await Promise.resolve();
  expect(run).toHaveBeenCalledTimes(2);
  ends[1]?.();
  await Promise.all(all);
  expect(run).toHaveBeenCalledTimes(2);
});

describe('gathered', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
  const times = { soon: 100, spread: 0, pause: 3000 };
  const away = new CallFailed(503, 'busy', '');

  test('a burst is one call; one that failed is made again by itself, after growing pauses', async () => {
    const run = jest.fn<Promise<void>, []>().mockRejectedValue(away);
    const { call, stop } = gathered(times, run);
    call();
    call();
    await pass(100);
    expect(run).toHaveBeenCalledTimes(1);
    await pass(3000);
    expect(run).toHaveBeenCalledTimes(2);
    await pass(5999);
    expect(run).toHaveBeenCalledTimes(2);
    run.mockResolvedValue();
    await pass(1);
    expect(run).toHaveBeenCalledTimes(3);
    await pass(60_000);
    expect(run).toHaveBeenCalledTimes(3);
    stop();
  });
  test('what is refused is not asked again, and a call that took long delays the next by half a minute at most', async () => {
    const run = jest.fn<Promise<void>, []>().mockRejectedValueOnce(new CallFailed(403, 'forbidden', ''));
    const { call, stop } = gathered(times, run);
    call();
    await pass(60_000);
    expect(run).toHaveBeenCalledTimes(1);
    run.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 10_000)));
    call();
    await pass(10_100);
    call();
    await pass(30_000);
    expect(run).toHaveBeenCalledTimes(3);
    stop();
  });
});
