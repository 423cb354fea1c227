import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  claimConversation,
  listConversations,
  listMessages,
  markConversationRead,
  readChatConfig,
  readConversation,
  sendMessage,
} from '@toam/contracts/chat/chat.endpoints';
import type { ChatMessage } from '@toam/contracts/chat/chat.schema';
import { aUser } from '@toam/testing/a-user';
import { answer, callsOf, cutOff, refuse } from '@toam/testing/answer';
import { stopClockAt } from '@toam/testing/clock';
import { closeLive, openLive } from '@toam/testing/live-socket';
import { renderRoute } from '@toam/testing/render-route';
import { aConversation, aHead, aMessage, ten, uuidOf } from '../chat/conversation.fixture';
import { forgetDrafts } from '../chat/draft-store';
import { forgetOutbox } from '../chat/outbox';
import { forgetClock } from '../chat/server-clock';
import { Component } from './console.screen';

stopClockAt(ten / 1000);

const routes = [
  { path: 'chat', element: <Component /> },
  { path: '*', element: null },
];
const me = aUser({ chat_permission: 1 });
const mine = { supporter: { id: me.id, name: me.name, avatar: null }, startTimeSupport: ten };
const talks = [
  { ...mine, uuid: uuidOf(1), name: 'Lê Thị Mỹ Duyên' },
  { ...mine, uuid: uuidOf(2), name: 'Phạm Thu Hằng' },
];

/** Two conversations that I answer. What arrives is stored, in the order in which it arrives. */
function answerWith() {
  const stored: ChatMessage[] = [];
  const store = () =>
    answer(sendMessage, ({ params, body }) => {
      const known = stored.find(({ client_key }) => client_key === body.client_key);
      const own = { uuid: params.id, owner: 'staff' as const, text: body.text ?? null, client_key: body.client_key };
      const message = known ?? aMessage(stored.length + 1, { ...own, createdAt: Date.now() });
      if (!known) stored.push(message);
      return { list: [message], status: { ...aHead({ ...mine, uuid: params.id }), now: Date.now() } };
    });
  answer(readChatConfig, () => ({ store: 'api' as const, window_seconds: 120 }));
  answer(listConversations, ({ query }) => ({
    ...{ total: 2, total_page: 1, page: query.page, list: talks.map((talk) => aConversation(talk)) },
    ...{ counts: { all: 2, free: 0, mine: 2 }, now: Date.now() },
  }));
  answer(readConversation, ({ params }) => aHead({ ...talks.find(({ uuid }) => uuid === params.id), now: Date.now() }));
  answer(listMessages, ({ params, query }) => ({
    list: stored.filter(({ uuid, id }) => uuid === params.id && id > (query.after ?? 0)),
    ...{ more: false, row: aConversation({ ...mine, uuid: params.id }), now: Date.now() },
  }));
  answer(markConversationRead, ({ params }) => ({ ...aConversation({ ...mine, uuid: params.id }), now: Date.now() }));
  store();
  return { store, texts: (of = 1) => stored.filter(({ uuid }) => uuid === uuidOf(of)).map(({ text }) => text) };
}

const textBox = () => screen.getByRole('combobox', { name: 'Nhập tin nhắn' });
const write = async (...texts: string[]) => {
  await waitFor(() => expect(textBox()).not.toHaveAttribute('readonly'));
  for (const text of texts) await userEvent.type(textBox(), `${text}{Enter}`);
};
const openConsole = (of = 1) => renderRoute(routes, `/chat?c=${uuidOf(of)}`, { user: me });
const goOnline = () => act(() => void window.dispatchEvent(new Event('online')));

beforeEach(openLive);
afterEach(() => {
  closeLive();
  forgetDrafts();
  localStorage.clear();
  forgetOutbox();
  forgetClock();
});

test('what was written without a network is sent though another conversation is open by then', async () => {
  const { store, texts } = answerWith();
  openConsole();
  cutOff(sendMessage);
  await write('một', 'hai');
  await userEvent.click(await screen.findByRole('button', { name: /Thu Hằng/ }));
  expect(await screen.findByRole('heading', { name: 'Chị Phạm Thu Hằng' })).toBeVisible();
  // the list shows where something waits
  expect(screen.getByRole('button', { name: /Mỹ Duyên.*2 tin nhắn chưa gửi/ })).toBeVisible();
  store();
  goOnline();
  await waitFor(() => expect(texts()).toEqual(['một', 'hai']));
  await waitFor(() => expect(screen.queryByRole('button', { name: /tin nhắn chưa gửi/ })).toBeNull());
});

test('a server that fails once is asked again by itself, and no later message overtakes', async () => {
  const { store, texts } = answerWith();
  openConsole();
  refuse(sendMessage, 502, 'Bad gateway');
  await write('một', 'hai', 'ba');
  expect(await screen.findByText('Chưa gửi được, đang tự gửi lại')).toBeVisible();
  expect(new Set(callsOf(sendMessage).map(({ body }) => body.text))).toEqual(new Set(['một']));
  store();
  await waitFor(() => expect(texts()).toEqual(['một', 'hai', 'ba']), { timeout: 5000 });
});

test('a refusal keeps its words and holds what stands behind it; a lease regained sends all, in order', async () => {
  const { store, texts } = answerWith();
  openConsole();
  const over = 'Bạn chưa nhận hỗ trợ hoặc đã hết thời gian hỗ trợ';
  refuse(sendMessage, 409, over);
  await write('một', 'hai');
  expect(await screen.findByText(over)).toBeVisible();
  expect(await screen.findByText('Chờ tin nhắn phía trên')).toBeVisible();
  expect(callsOf(sendMessage)).toHaveLength(1);
  store();
  jest.setSystemTime(ten + 120_000);
  answer(claimConversation, () => ({ ...aHead({ ...mine, startTimeSupport: Date.now() }), now: Date.now() }));
  const [claim] = await screen.findAllByRole('button', { name: 'Hỗ trợ' }, { timeout: 3000 });
  await userEvent.click(claim!);
  await waitFor(() => expect(texts()).toEqual(['một', 'hai']));
  jest.setSystemTime(ten);
});

test('a message that is refused for itself waits for its writer, and keeps nothing back', async () => {
  const { store, texts } = answerWith();
  openConsole();
  refuse(sendMessage, 422, 'Nội dung không hợp lệ');
  await write('sai');
  expect(await screen.findByText('Nội dung không hợp lệ')).toBeVisible();
  store();
  await write('đúng');
  await waitFor(() => expect(texts()).toEqual(['đúng']));
  expect(screen.getByText('Nội dung không hợp lệ')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Bỏ' }));
  await waitFor(() => expect(screen.queryByText('Nội dung không hợp lệ')).toBeNull());
});

test('what a closed page left unsent is sent by the next one, whichever conversation that opens', async () => {
  const { store, texts } = answerWith();
  const { unmount } = openConsole();
  cutOff(sendMessage);
  await write('một', 'hai');
  unmount();
  forgetOutbox();
  store();
  openConsole(2);
  await waitFor(() => expect(texts()).toEqual(['một', 'hai']));
  expect(Object.keys(localStorage).filter((key) => key.startsWith('toam.unsent.chat.'))).toEqual([]);
});
