import { act, waitFor } from '@testing-library/react';
import { readChatConfig, readChatUnread } from '@toam/contracts/chat/chat.endpoints';
import { answer } from '@toam/testing/answer';
import { closeLive, hearChat, openLive } from '@toam/testing/live-socket';
import { uuidOf } from '../chat/conversation.fixture';
import { setSound } from '../chat/sound';
import countUnread from './unread.badge';

beforeEach(openLive);
afterEach(closeLive);

/** Starts the badge of a store with so many unread messages, and two conversations that were read and not answered. */
function start(messages: number) {
  const store = { messages };
  answer(readChatConfig, () => ({ store: 'api' as const, window_seconds: 120 }));
  answer(readChatUnread, () => ({
    messages: store.messages,
    conversations: 1,
    unanswered: 2,
    waiting: store.messages,
  }));
  const setBadge = jest.fn();
  return { store, setBadge, stop: countUnread(setBadge) };
}

test('counts at the start and at changes, without the console', async () => {
  const { store, setBadge, stop } = start(3);
  await waitFor(() => expect(setBadge).toHaveBeenLastCalledWith(5));
  store.messages = 5;
  act(() => hearChat(uuidOf(1)));
  await waitFor(() => expect(setBadge).toHaveBeenLastCalledWith(7), { timeout: 4000 });
  stop();
});

/** Audio that nobody hears. @returns the tones that were played */
function silentAudio(): unknown[] {
  const played: unknown[] = [];
  const none = () => undefined;
  const ramps = { setValueAtTime: none, linearRampToValueAtTime: none, exponentialRampToValueAtTime: none };
  const node = { gain: ramps, frequency: { value: 0 }, connect: () => node, start: none, stop: none };
  const open = () => {
    played.push('tone');
    return { currentTime: 0, createOscillator: () => node, createGain: () => node };
  };
  Object.defineProperty(window, 'AudioContext', { configurable: true, value: jest.fn(open) });
  return played;
}

test('with the sound on the first new message is heard, and what waited before is not', async () => {
  const played = silentAudio();
  const { store, setBadge, stop } = start(3);
  await waitFor(() => expect(setBadge).toHaveBeenLastCalledWith(5));
  setSound(true); // plays, so that one knows it
  expect(played).toHaveLength(1);
  store.messages = 4;
  act(() => hearChat(uuidOf(1)));
  await waitFor(() => expect(played).toHaveLength(2), { timeout: 8000 });
  stop();
  setSound(false);
  Reflect.deleteProperty(window, 'AudioContext');
}, 15_000);

/** Locks as browsers have them: one holder, the others wait in their order. */
function someLocks() {
  let turn: Promise<unknown> = Promise.resolve();
  const request = (_name: string, _options: object, hold: () => Promise<void>) => (turn = turn.then(hold));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

test('of several tabs one rings, and when it is closed the next', async () => {
  const played = silentAudio();
  someLocks();
  setSound(true);
  const [one, other] = [start(3), start(3)];
  const touched = () => window.dispatchEvent(new Event('pointerdown'));
  for (const { setBadge } of [one, other]) await waitFor(() => expect(setBadge).toHaveBeenLastCalledWith(5));
  touched();
  played.length = 0;
  const grow = async (tab: typeof one, messages: number) => {
    answer(readChatUnread, () => ({ messages, conversations: 1, unanswered: 2, waiting: messages }));
    act(() => hearChat(uuidOf(1)));
    await waitFor(() => expect(tab.setBadge).toHaveBeenLastCalledWith(messages + 2), { timeout: 8000 });
  };
  await grow(other, 4);
  await waitFor(() => expect(one.setBadge).toHaveBeenLastCalledWith(6), { timeout: 8000 });
  expect(played).toHaveLength(1);
  one.stop();
  await grow(other, 5);
  expect(played).toHaveLength(2);
  other.stop();
  setSound(false);
  Reflect.deleteProperty(window, 'AudioContext');
  Reflect.deleteProperty(navigator, 'locks');
}, 30_000);
