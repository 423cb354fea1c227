import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  claimConversation,
  listConversations,
  listMessages,
  markConversationRead,
  readConversation,
  sendMessage,
} from '@toam/contracts/chat/chat.endpoints';
import type { ChatHead } from '@toam/contracts/chat/chat-head.schema';
import { listQuickReplies } from '@toam/contracts/chat/quick-reply.endpoints';
import { listChatHouses } from '@toam/contracts/chat/chat-house.endpoints';
import { chatConsoleText } from '../chat/chat-console.text';
import { commonText } from '@toam/contracts/texts/common';
import { answer, callsOf, cutOff, refuse } from '@toam/testing/answer';
import { stopClockAt } from '@toam/testing/clock';
import { closeLive, hearChange, hearChat, openLive } from '@toam/testing/live-socket';
import { renderRoute } from '@toam/testing/render-route';
import { aConversation, aHead, aMessage, ten, uuidOf } from '../chat/conversation.fixture';
import { forgetDrafts } from '../chat/draft-store';
import { forgetOutbox } from '../chat/outbox';
import { forgetClock } from '../chat/server-clock';
import { answerWith, me } from './console.fixture';
import { Component } from './console.screen';

stopClockAt(ten / 1000);

const routes = [
  { path: 'chat', element: <Component /> },
  { path: '*', element: null },
];
const bao = { id: 8, name: 'Trần Quốc Bảo', avatar: null };

const openTalk = () => renderRoute(routes, `/chat?c=${uuidOf(1)}`, { user: me });
const claim = async () => {
  const [button] = await screen.findAllByRole('button', { name: 'Hỗ trợ' });
  await userEvent.click(button!);
  await waitFor(() => expect(textBox()).not.toHaveAttribute('readonly'));
};
const textBox = () => screen.getByRole('combobox', { name: 'Nhập tin nhắn' });

beforeEach(openLive);
afterEach(() => {
  closeLive();
  forgetDrafts();
  forgetOutbox();
  forgetClock();
  localStorage.clear();
});

test('the list says who waits, the filters say how many, and the address keeps what is open', async () => {
  answerWith(aHead(), [
    aConversation(),
    aConversation({ uuid: uuidOf(2), name: 'Nguyễn Hữu Thắng', sex: 'men', status: 0, unread: 0 }),
  ]);
  const { url } = renderRoute(routes, '/chat', { user: me });
  const row = await screen.findByRole('button', { name: /Chị Mỹ Duyên.*2 tin nhắn chưa đọc/ });
  expect(within(row).getByText('Căn này còn không em?')).toBeVisible();
  expect(screen.getByRole('button', { name: /Anh Hữu Thắng.*Đã khoá/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Chưa ai nhận 2' })).toBeVisible();
  await userEvent.click(row);
  await waitFor(() => expect(url()).toBe(`/chat?c=${uuidOf(1)}`));
  expect(await screen.findByRole('heading', { name: 'Chị Lê Thị Mỹ Duyên' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Của tôi 0' }));
  expect(await screen.findByText('No Conversations')).toBeVisible();
  expect(url()).toContain('filter=mine');
});

test('who holds the scroll bar at the top gets one older page after the other', async () => {
  answerWith(aHead());
  const all = Array.from({ length: 6 }, (_, at) => aMessage(at + 1, { text: `tin ${at + 1}` }));
  answer(listMessages, ({ params, query: { before, after } }) => {
    if (after !== undefined) return { list: [], more: false, row: { ...aHead(), uuid: params.id }, now: Date.now() };
    const older = all.filter(({ id }) => before === undefined || id < before);
    return { list: older.slice(-2), more: older.length > 2, row: { ...aHead(), uuid: params.id }, now: Date.now() };
  });
  openTalk();
  expect(await screen.findByText('tin 6')).toBeVisible();
  const scroll = screen.getByRole('log');
  expect(screen.queryByText('tin 4')).toBeNull();
  // jsdom lays nothing out: a tall list that stays at its top
  Object.defineProperties(scroll, {
    ...{ clientHeight: { value: 400 }, scrollHeight: { value: 2000 } },
    scrollTop: { get: () => 0, set: () => undefined },
  });
  fireEvent.scroll(scroll);
  expect(await screen.findByText('tin 1')).toBeVisible();
});

test('nobody writes before they support; then the message stands at once and is sent with one key', async () => {
  answerWith(aHead());
  openTalk();
  expect(await screen.findByPlaceholderText('Vui lòng nhấn nút Hỗ trợ để trả lời tin nhắn')).toHaveAttribute(
    'readonly',
  );
  await claim();
  expect(await screen.findByText('Bạn đang hỗ trợ · còn 2:00')).toBeVisible();
  await waitFor(() => expect(callsOf(markConversationRead)).toHaveLength(1));
  await userEvent.type(textBox(), '  Dạ còn chị ạ{Enter}');
  expect(await screen.findByText('Dạ còn chị ạ')).toBeVisible();
  expect(textBox()).toHaveValue('');
  await waitFor(() => expect(callsOf(sendMessage).map(({ body }) => body.text)).toEqual(['Dạ còn chị ạ']));
  expect(await screen.findByText('Chưa xem')).toBeVisible();
});

test('a message that did not go out keeps its key, and is sent again by one press', async () => {
  answerWith(aHead());
  openTalk();
  await claim();
  cutOff(sendMessage);
  await userEvent.type(textBox(), 'Em gửi chị{Enter}');
  const again = await screen.findByRole('button', { name: 'Gửi lại' });
  const [first] = callsOf(sendMessage);
  refuse(sendMessage, 409, 'Bạn chưa nhận hỗ trợ hoặc đã hết thời gian hỗ trợ');
  await userEvent.click(again);
  expect(await screen.findByText('Bạn chưa nhận hỗ trợ hoặc đã hết thời gian hỗ trợ')).toBeVisible();
  expect(callsOf(sendMessage).at(-1)?.body.client_key).toBe(first?.body.client_key);
  // what was written can be taken back into the text
  await userEvent.click(screen.getByRole('button', { name: 'Sửa' }));
  expect(textBox()).toHaveValue('Em gửi chị');
});

test('typed text waits in each conversation, and on the device', async () => {
  answerWith(aHead());
  const { unmount } = openTalk();
  await claim();
  await userEvent.type(textBox(), 'Nửa câu');
  unmount();
  forgetDrafts();
  openTalk();
  await waitFor(() => expect(textBox()).toHaveValue('Nửa câu'));
});

test('when the time is over the text stays, and support is offered', async () => {
  const live = { supporter: { id: me.id, name: me.name, avatar: null }, startTimeSupport: ten };
  answerWith(aHead(live));
  openTalk();
  await waitFor(() => expect(textBox()).not.toHaveAttribute('readonly'));
  await userEvent.type(textBox(), 'Dạ để em');
  jest.setSystemTime(ten + 120_000);
  expect(
    await screen.findByText('Đã hết thời gian hỗ trợ, bấm Hỗ trợ để nhận lại', {}, { timeout: 3000 }),
  ).toBeVisible();
  expect(textBox()).toHaveValue('Dạ để em');
  expect(textBox()).toHaveAttribute('readonly');
  expect(screen.getByText('Tin nhắn đang soạn vẫn còn. Bấm Hỗ trợ để gửi tiếp.')).toBeVisible();
});

test('a colleague who answers is asked about first, then taken over from; the colleague is told', async () => {
  const theirs = { supporter: bao, startTimeSupport: ten };
  const stored = answerWith(aHead(theirs));
  openTalk();
  const left = await screen.findByText('đang hỗ trợ · còn 2:00');
  expect(left.parentElement).toHaveTextContent('Trần Quốc Bảo đang hỗ trợ');
  const question = 'Trần Quốc Bảo đang hỗ trợ khách này. Bạn có chắc muốn nhận hỗ trợ?';
  refuse(claimConversation, 409, question, { current: { ...stored.head, now: ten } });
  const [button] = screen.getAllByRole('button', { name: 'Hỗ trợ' });
  await userEvent.click(button!);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(question)).toBeVisible();
  answer(claimConversation, () => {
    stored.head = { ...stored.head, supporter: { id: me.id, name: me.name, avatar: null } };
    return { ...stored.head, now: ten };
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Chắc' }));
  expect(await screen.findByText('Bạn đang hỗ trợ · còn 2:00')).toBeVisible();
  expect(callsOf(claimConversation).at(-1)?.body.force).toBe(true);
  stored.head = { ...stored.head, ...theirs };
  act(() => hearChat(uuidOf(1)));
  expect(await screen.findByText('Hội thoại đã được Trần Quốc Bảo nhận hỗ trợ')).toBeVisible();
});

test('what the customer writes meanwhile comes once, by asking after the last message', async () => {
  const stored = answerWith(aHead());
  openTalk();
  expect(await screen.findByText('Tin 2')).toBeVisible();
  stored.messages = [...stored.messages, aMessage(3)];
  act(() => hearChat(uuidOf(1)));
  expect(await screen.findByText('Tin 3')).toBeVisible();
  expect(callsOf(listMessages).at(-1)?.query.after).toBe(2);
  expect(screen.getAllByText('Tin 3')).toHaveLength(1);
});

test('what could not be read when it changed is read as soon as it can be: messages, and the list', async () => {
  const rows = [aConversation(), aConversation({ uuid: uuidOf(2), name: 'Nguyễn Hữu Thắng', sex: 'men' })];
  const stored = answerWith(aHead());
  openTalk();
  expect(await screen.findByText('Tin 2')).toBeVisible();
  refuse(listMessages, 503, 'Whoops');
  refuse(listConversations, 500, 'Whoops');
  const [asked, listed] = [callsOf(listMessages).length, callsOf(listConversations).length];
  act(() => hearChat(uuidOf(1)));
  await waitFor(() => expect(callsOf(listMessages).length).toBeGreaterThan(asked));
  await waitFor(() => expect(callsOf(listConversations).length).toBeGreaterThan(listed));
  // nothing tells the page that it goes well again
  answerWith(stored.head, rows, [...stored.messages, aMessage(3)]);
  expect(await screen.findByText('Tin 3', {}, { timeout: 5000 })).toBeVisible();
  expect(await screen.findByRole('button', { name: /Hữu Thắng/ }, { timeout: 5000 })).toBeVisible();
}, 15_000);

test('locking asks first; a locked conversation offers to unlock it and nothing else', async () => {
  answerWith(aHead());
  openTalk();
  await userEvent.click(await screen.findByRole('button', { name: 'Khoá hội thoại' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Bạn có chắc muốn khoá hội thoại này?')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Chắc' }));
  expect(await screen.findByRole('button', { name: 'Mở khoá hội thoại' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Hỗ trợ' })).not.toBeInTheDocument();
});

test('beside the time that is left, a laptop has room for two buttons: of three, two go into the menu', async () => {
  const realMatch = window.matchMedia;
  const laptop = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...realMatch(query), matches: query === '(max-width: 1499.98px)' }));
  answerWith(aHead({ waiting: true }));
  openTalk();
  await userEvent.click(await screen.findByRole('button', { name: 'Thao tác khác' }));
  for (const name of ['Không cần trả lời', 'Khoá hội thoại']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(await screen.findByRole('menuitem', { name })).toBeInTheDocument();
  }
  laptop.mockRestore();
});

test('J and K go through the conversations', async () => {
  const rows = [aConversation(), aConversation({ uuid: uuidOf(2), name: 'Nguyễn Hữu Thắng', sex: 'men' })];
  answerWith(aHead(), rows);
  const { url } = renderRoute(routes, '/chat', { user: me });
  await screen.findByRole('button', { name: /Hữu Thắng/ });
  await userEvent.keyboard('j');
  await waitFor(() => expect(url()).toContain(uuidOf(1)));
  await userEvent.keyboard('j');
  await waitFor(() => expect(url()).toContain(uuidOf(2)));
  await userEvent.keyboard('k');
  await waitFor(() => expect(url()).toContain(uuidOf(1)));
});

test('a list that failed says so and is asked again', async () => {
  answerWith(aHead());
  refuse(listConversations, 500, 'Whoops');
  renderRoute(routes, '/chat', { user: me });
  expect(await screen.findByText('Error: Whoops')).toBeVisible();
  answerWith(aHead());
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByRole('button', { name: /Mỹ Duyên/ })).toBeVisible();
});

test('a conversation that does not exist leads back to the list', async () => {
  answerWith(aHead());
  refuse(readConversation, 404, 'Không tìm thấy hội thoại');
  const { url } = openTalk();
  expect(await screen.findByRole('heading', { name: 'Không tìm thấy hội thoại này' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Về danh sách hội thoại' }));
  await waitFor(() => expect(url()).toBe('/chat'));
});

test('a quick reply is inserted by its sign, filled in for the customer', async () => {
  answerWith(aHead());
  const reply = { id: 1, scope: 'own' as const, shortcut: 'hẹn', title: 'Hẹn xem nhà' };
  answer(listQuickReplies, () => [
    { ...reply, text: 'Dạ em hẹn {anh_chi} {ten} nhé.', position: 0, version: 1, may_change: true },
  ]);
  openTalk();
  await claim();
  await userEvent.type(textBox(), '/hen');
  expect(await screen.findByRole('option', { name: /Hẹn xem nhà/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(textBox()).toHaveValue('Dạ em hẹn chị Mỹ Duyên nhé.');
  expect(callsOf(sendMessage)).toEqual([]);
});

test('a house is picked by its sign and goes with the words', async () => {
  answerWith(aHead());
  const house = { id: 12486, title: 'Nhà hẻm xe hơi', price: '8,45 tỷ', facts: '62 m² · 4 PN', picture: null };
  const choice = { house: { ...house, place: 'Nguyễn Văn Đậu', link: null }, address: '148/12 Nguyễn Văn Đậu' };
  answer(listChatHouses, ({ query }) => ({
    ...{ total: 1, total_page: 1, page: query.page },
    list: [{ ...choice, points: null, sent_at: null }],
  }));
  openTalk();
  await claim();
  await userEvent.type(textBox(), 'Chị xem nhé #đậu');
  expect(await screen.findByRole('option', { name: /148\/12 Nguyễn Văn Đậu/ })).toBeVisible();
  await waitFor(() => expect(callsOf(listChatHouses).at(-1)?.query.search).toBe('đậu'));
  await waitFor(() => expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'false'));
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('group', { name: 'BĐS gửi kèm' })).toBeVisible();
  expect(textBox()).toHaveValue('Chị xem nhé ');
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(callsOf(sendMessage).at(-1)?.body).toMatchObject({ text: 'Chị xem nhé', house_id: 12486 }),
  );
});

test('a long search for a house is cut nowhere: it stays and is an error, and nothing is asked', async () => {
  answerWith(aHead());
  answer(listChatHouses, () => ({ total: 0, total_page: 0, page: 1, list: [] }));
  openTalk();
  await claim();
  await userEvent.click(screen.getByRole('button', { name: chatConsoleText.houses }));
  const box = await screen.findByRole('combobox', { name: chatConsoleText.searchHouse });
  await userEvent.click(box);
  await userEvent.paste('nhà hẻm '.repeat(20).trim());
  expect(box).toHaveValue('nhà hẻm '.repeat(20).trim());
  expect(await screen.findByText(commonText.tooLong(130, 159))).toBeVisible();
  expect(box).toBeInvalid();
  expect(callsOf(listChatHouses).map(({ query }) => query.search)).toEqual(['']);
});

describe('words that find nothing are no message', () => {
  const noHouses = { total: 0, total_page: 0, page: 1, list: [] };
  const stays = /Enter không gửi chữ đang tìm\. Muốn gửi cho khách: nhấn Esc/;

  test.each([
    ['a house', '#999999', 'Không tìm thấy BĐS nào trên web'],
    ['a quick reply', '/zzz', 'Chưa có tin nhắn nhanh nào'],
  ])('%s: Enter sends nothing and says so; after Esc it sends', async (_what, typed, nothing) => {
    answerWith(aHead());
    answer(listChatHouses, () => noHouses);
    answer(listQuickReplies, () => []);
    openTalk();
    await claim();
    await userEvent.type(textBox(), typed);
    expect(await screen.findByText(nothing)).toBeVisible();
    expect(screen.getByText(stays)).toBeVisible();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(textBox()).toHaveValue(typed);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText(nothing)).toBeNull();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(callsOf(sendMessage).map(({ body }) => body.text)).toEqual([typed]));
  });

  test.each([
    ['a number', 'Căn #506 còn không chị'],
    ['the number at its end', 'Em gửi chị căn #506'],
    ['words that are no house', 'Chị dùng thẻ #nhadep nhé'],
  ])('%s after a sign inside a sentence is sent as it stands', async (_what, typed) => {
    answerWith(aHead());
    answer(listChatHouses, () => noHouses);
    openTalk();
    await claim();
    await userEvent.type(textBox(), typed);
    expect(await screen.findByText('Không tìm thấy BĐS nào trên web')).toBeVisible();
    // the search is over
    await waitFor(() => expect(screen.queryByText(stays)).toBeNull());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(callsOf(sendMessage).map(({ body }) => body.text)).toEqual([typed]));
  });

  test('nor while the search failed', async () => {
    answerWith(aHead());
    refuse(listChatHouses, 403, 'Bạn không xem được nhà');
    openTalk();
    await claim();
    await userEvent.type(textBox(), '#12');
    expect(await screen.findByText('Bạn không xem được nhà')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(textBox()).toHaveValue('#12');
    expect(callsOf(sendMessage)).toEqual([]);
  });
});

describe('who the customer is follows their records', () => {
  const customer = { id: 30, name: 'Chị Duyên Q7', may_open: true };
  const shown = async (head: ChatHead) => {
    answerWith(head);
    openTalk();
    expect(await screen.findByText('Tin 2')).toBeVisible();
    expect(callsOf(readConversation)).toHaveLength(1);
  };

  test.each<[string, Partial<ChatHead>, string, number]>([
    ['the customer', { customer }, 'customer', 30],
    ['many customers at once', { customer }, 'customer', 0],
    ['a need, which may be a new one of theirs', { customer }, 'request', 501],
    ['a customer who may have the number', { customer: null }, 'customer', 31],
  ])('after a change of %s it is read again', async (_what, head, noun, id) => {
    await shown(aHead(head));
    act(() => hearChange(noun, id));
    await waitFor(() => expect(callsOf(readConversation)).toHaveLength(2));
  });

  test('after changes of others, and messages, it is not', async () => {
    await shown(aHead({ customer }));
    act(() => {
      hearChange('customer', 31);
      hearChange('house', 30);
      hearChat(uuidOf(1));
    });
    // the list is read later than the customer would be
    await waitFor(() => expect(callsOf(listConversations).length).toBeGreaterThan(1));
    expect(callsOf(readConversation)).toHaveLength(1);
  });
});
