import { aRemote } from './a-remote';
import { preloadUnsent } from './preload';
import { remoteCode } from './remote-code';

jest.mock('./remote-code', () => ({ remoteCode: jest.fn(() => Promise.resolve()) }));

afterEach(() => localStorage.clear());

test('a remote that has something to send is loaded at the start, the others are not', () => {
  localStorage.setItem('toam.unsent.crm.calls.6', '[]');
  localStorage.setItem('toam.columns.hr.6', '[]');
  const crm = aRemote();
  preloadUnsent([crm, aRemote({ name: 'hr' })]);
  expect(jest.mocked(remoteCode).mock.calls).toEqual([[crm]]);
});
