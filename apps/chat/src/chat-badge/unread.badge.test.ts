import { act, waitFor } from '@testing-library/react';
import { listConversations, readChatConfig, readChatUnread } from '@toam/contracts/chat/chat.endpoints';
import { answer, callsOf } from '@toam/testing/answer';
import { closeLive, hearChat, openLive } from '@toam/testing/live-socket';
import { uuidOf } from '../chat/conversation.scene';
import countUnread from './unread.badge';

beforeEach(openLive);
afterEach(closeLive);

test('counts at the start and at changes, without the console', async () => {
  let messages = 3;
  answer(readChatConfig, () => ({ store: 'api' as const, window_seconds: 120 }));
  answer(readChatUnread, () => ({ messages, conversations: 1 }));
  const setBadge = jest.fn();
  const stop = countUnread(setBadge);
  await waitFor(() => expect(setBadge).toHaveBeenLastCalledWith(3));
  messages = 5;
  act(() => hearChat(uuidOf(1)));
  await waitFor(() => expect(setBadge).toHaveBeenLastCalledWith(5), { timeout: 4000 });
  // the sound is off, so nobody asks which conversations wait
  expect(callsOf(listConversations)).toEqual([]);
  stop();
});
