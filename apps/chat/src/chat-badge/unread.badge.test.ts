import { act, waitFor } from '@testing-library/react';
import { listConversations, readChatConfig, readChatUnread } from '@toam/contracts/chat/chat.endpoints';
import { answer, callsOf } from '@toam/testing/answer';
import { closeLive, hearChat, openLive } from '@toam/testing/live-socket';
import { aConversation, uuidOf } from '../chat/conversation.scene';
import { setSound } from '../chat/sound';
import countUnread from './unread.badge';

beforeEach(openLive);
afterEach(closeLive);

/** Starts the badge of a store with so many unread messages. */
function start(messages: number) {
  const store = { messages };
  answer(readChatConfig, () => ({ store: 'api' as const, window_seconds: 120 }));
  answer(readChatUnread, () => ({ messages: store.messages, conversations: 1 }));
  answer(listConversations, ({ query }) => ({
    ...{ page: 1, total: 1, total_page: 1, counts: { all: 1, free: 1, mine: 0 }, now: 0 },
    list: query.filter === 'free' ? [aConversation({ unread: store.messages })] : [],
  }));
  const setBadge = jest.fn();
  return { store, setBadge, stop: countUnread(setBadge) };
}

test('counts at the start and at changes, without the console', async () => {
  const { store, setBadge, stop } = start(3);
  await waitFor(() => expect(setBadge).toHaveBeenLastCalledWith(3));
  store.messages = 5;
  act(() => hearChat(uuidOf(1)));
  await waitFor(() => expect(setBadge).toHaveBeenLastCalledWith(5), { timeout: 4000 });
  // the sound is off, so nobody asks which conversations wait
  expect(callsOf(listConversations)).toEqual([]);
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
  await waitFor(() => expect(setBadge).toHaveBeenLastCalledWith(3));
  setSound(true); // plays, so that one knows it
  await waitFor(() => expect(callsOf(listConversations)).toHaveLength(2));
  expect(played).toHaveLength(1);
  store.messages = 4;
  act(() => hearChat(uuidOf(1)));
  await waitFor(() => expect(played).toHaveLength(2), { timeout: 8000 });
  stop();
  setSound(false);
  Reflect.deleteProperty(window, 'AudioContext');
}, 15_000);
