import { screen } from '@testing-library/react';
import { listMessages, readChatConfig } from '@toam/contracts/chat/chat.endpoints';
import { readCustomerChats } from '@toam/contracts/chat/customer-chat.endpoints';
import { answer } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { aConversation, aMessage, ten, uuidOf } from '../chat/conversation.fixture';
import CustomerChatSection from './customer-chat.section';

const routes = [{ path: 'customer/31', element: <CustomerChatSection customerId={31} /> }];
beforeEach(() => answer(readChatConfig, () => ({ store: 'api' as const, window_seconds: 120 })));

test('what was written with the customer’s numbers, read-only, and the way to the console', async () => {
  answer(readCustomerChats, () => ({ list: [aConversation()], now: ten }));
  answer(listMessages, () => ({ list: [aMessage(1), aMessage(2)], more: false, row: aConversation(), now: ten }));
  renderRoute(routes, '/customer/31');
  expect(await screen.findByText('Tin 2')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mở chat' })).toHaveAttribute('href', `/chat?c=${uuidOf(1)}`);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a customer who has not written yet', async () => {
  answer(readCustomerChats, () => ({ list: [], now: ten }));
  renderRoute(routes, '/customer/31');
  expect(await screen.findByText('Khách này chưa nhắn tin với công ty')).toBeVisible();
});
