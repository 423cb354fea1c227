import { CallFailed } from '@toam/api-client/call-failed';
import { sendMessage } from '@toam/contracts/chat/chat.endpoints';
import { refuse } from '@toam/testing/answer';
import { StepRefused } from '../chat-store';
import { apiChatStore } from './api-chat-store';

const key = '00000000-0000-4000-8000-000000000002';
const send = () => apiChatStore.send('00000000-0000-4000-8000-000000000001', { text: 'Dạ' }, key);

test('a message without a lease is refused by the lease', async () => {
  refuse(sendMessage, 409, 'Bạn chưa nhận hỗ trợ');
  await expect(send()).rejects.toBeInstanceOf(StepRefused);
  await expect(send()).rejects.toMatchObject({ reason: 'notHolder', message: 'Bạn chưa nhận hỗ trợ' });
});

test('a key that sent something else is no matter of the lease: a new lease must not send it again', async () => {
  refuse(sendMessage, 409, 'Nội dung khác', { errors: { client_key: 'Nội dung khác' } });
  await expect(send()).rejects.toBeInstanceOf(CallFailed);
});
