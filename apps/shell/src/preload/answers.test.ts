import { takeAnswer } from './answers';

afterEach(() => {
  delete window.toAmPreloaded;
});

test('an answer asked for ahead is taken once, whatever way its address is written', async () => {
  const answer = Promise.resolve({ ok: true } as Response);
  window.toAmPreloaded = new Map([['/remotes/crm/mf-manifest.json', answer]]);
  expect(takeAnswer(`${location.origin}/remotes/crm/mf-manifest.json`)).toBe(answer);
  expect(takeAnswer('/remotes/crm/mf-manifest.json')).toBeUndefined();
});

test('a remote on another host is never answered from here', () => {
  window.toAmPreloaded = new Map([['/mf-manifest.json', Promise.resolve({ ok: true } as Response)]]);
  expect(takeAnswer('https://cdn.example.com/mf-manifest.json')).toBeUndefined();
});

test('without a session nothing was asked for', () => {
  expect(takeAnswer('/remotes.json')).toBeUndefined();
});
