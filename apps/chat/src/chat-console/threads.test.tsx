import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listConversations, listMessages, readChatConfig, readConversation } from '@toam/contracts/chat/chat.endpoints';
import { joinThread } from '@toam/contracts/chat/thread.endpoints';
import { aUser } from '@toam/testing/a-user';
import { answer, callsOf } from '@toam/testing/answer';
import { stopClockAt } from '@toam/testing/clock';
import { closeLive, openLive } from '@toam/testing/live-socket';
import { renderRoute } from '@toam/testing/render-route';
import { aConversation, aHead, aMessage, ten, uuidOf } from '../chat/conversation.fixture';
import { changeDraft, forgetDrafts } from '../chat/draft-store';
import { forgetOutbox } from '../chat/outbox';
import { forgetClock } from '../chat/server-clock';
import { Component } from './console.screen';

stopClockAt(ten / 1000);
beforeEach(openLive);
afterEach(() => {
  closeLive();
  forgetDrafts();
  forgetOutbox();
  forgetClock();
});

const [main, thread] = [uuidOf(1), uuidOf(2)];
const inMain = { uuid: main, name: 'Lê Thị Mỹ Duyên', device: 1, unread: 0 };

/** A customer's conversation, and a thread of a new device beside it until it is joined. */
function answerWithThread() {
  let isJoined = false;
  const known = aConversation();
  const fresh = aConversation({ uuid: thread, main, device: 2, name: 'Duyên' });
  const shown = (id: string) => (id === thread && !isJoined ? fresh : { ...known, joins: isJoined ? 1 : 0 });
  answer(readChatConfig, () => ({ store: 'api' as const, window_seconds: 120 }));
  answer(listConversations, () => {
    const list = isJoined ? [known] : [known, fresh];
    const counts = { all: list.length, free: list.length, mine: 0 };
    return { total: list.length, total_page: 1, page: 1, list, counts, now: Date.now() };
  });
  answer(readConversation, ({ params }) => aHead({ ...shown(params.id), threads: params.id === thread ? [inMain] : [] }));
  answer(listMessages, ({ params }) => ({
    ...{ list: [aMessage(1, { uuid: thread, device: 2, name: 'Duyên' })], more: false, now: Date.now() },
    row: shown(params.id),
  }));
  answer(joinThread, () => {
    isJoined = true;
    return { uuid: main };
  });
} // prettier-ignore

const open = () =>
  renderRoute([{ path: 'chat', element: <Component /> }], `/chat?c=${thread}`, { user: aUser({ chat_permission: 1 }) });

test('a new device is told as such, in the list, above its messages and at each of them', async () => {
  answerWithThread();
  open();
  expect(await screen.findByRole('region', { name: 'Thiết bị mới, chưa xác nhận' })).toHaveTextContent('Chị Lê Thị Mỹ Duyên'); // prettier-ignore
  expect(screen.getByText('Thiết bị mới')).toBeVisible();
  expect(await screen.findByText('Duyên · thiết bị 2')).toBeVisible();
});

test('whoever is sure joins it: the main conversation opens, and what was being written goes along', async () => {
  answerWithThread();
  const { url } = open();
  await screen.findByRole('region', { name: 'Thiết bị mới, chưa xác nhận' });
  changeDraft(thread, () => ({ text: 'Dạ em kiểm tra' }));
  await userEvent.click(screen.getByRole('button', { name: 'Đúng là khách này' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Chắc' }));
  await waitFor(() => expect(url()).toContain(main));
  expect(callsOf(joinThread).map(({ params }) => params)).toEqual([{ id: thread }]);
  expect(await screen.findByDisplayValue('Dạ em kiểm tra')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Thiết bị mới, chưa xác nhận' })).toBeNull();
});
