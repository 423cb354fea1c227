import { testApp } from '../testing/test-app';

const { app } = testApp({ keepsRows: true });

test('OpenAPI 3.1 describes every mounted endpoint with its rule, parameters, body and answer', async () => {
  const document = (await app().inject('/api/docs/json')).json();
  expect(document.openapi).toBe('3.1.0');
  for (const { method, path } of app().endpoints) {
    const at = `/api${path.replace(/:([A-Za-z]+)/g, '{$1}')}`;
    expect(document.paths[at]?.[method.toLowerCase()]).toBeDefined();
  }
  const seen = document.paths['/api/notification/seen/{notificationId}'].post;
  expect(seen.parameters).toEqual([
    expect.objectContaining({ name: 'notificationId', in: 'path', required: true }),
    expect.objectContaining({ name: 'draft', in: 'header', required: false }),
  ]);
  const signIn = document.paths['/api/auth/signin/email'].post;
  expect(signIn.security).toEqual([]);
  expect(Object.keys(signIn.requestBody.content['application/json'].schema.properties)).toEqual(['email', 'password']);
  expect(signIn.responses['200'].content['application/json'].schema.properties.data.required).toContain('token');
});

test('the page to browse it loads nothing from elsewhere and no inline script', async () => {
  const page = await app().inject('/api/docs/');
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)/);
  expect(page.body).not.toMatch(/(?:src|href)="https?:/);
});
