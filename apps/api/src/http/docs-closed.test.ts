import { testApp, testEnv } from '../testing/test-app';

const { app } = testApp({ env: { API_DOCS: '0' }, keepsRows: true });

test.each(['/api/docs', '/api/docs/', '/api/docs/json'])('%s is not there without API_DOCS', async (url) => {
  expect((await app().inject(url)).statusCode).toBe(404);
});

test('production shows the page of its calls only where it is asked for', () => {
  const production = { NODE_ENV: 'production', EMBEDDED: '1' };
  expect(testEnv(production).API_DOCS).toBe(false);
  expect(testEnv({ ...production, API_DOCS: '1' }).API_DOCS).toBe(true);
  expect(testEnv({ API_DOCS: '0' }).API_DOCS).toBe(false);
});
