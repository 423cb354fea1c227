import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Spectral } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { registeredEndpoints } from '../permissions/registered-endpoints';
import { testEnv } from '../testing/test-app';
import type { MountedEndpoint } from './register-route';
import { openApiOf } from './open-api';

type Operation = Record<'operationId' | 'summary' | 'description', string> & {
  tags: string[];
  parameters: { name: string; in: string; required: boolean }[];
  responses: Record<string, { content: Record<string, unknown> }>;
  requestBody?: { content: Record<string, { schema: { required?: string[] } }> };
};
interface Document {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<'schemas' | 'responses', Record<string, unknown>>;
}

let endpoints: MountedEndpoint[];
let document: Document;
let operations: Operation[];
beforeAll(async () => {
  endpoints = await registeredEndpoints(testEnv());
  // as clients receive it
  document = JSON.parse(JSON.stringify(openApiOf(endpoints))) as Document;
  operations = Object.values(document.paths).flatMap((path) => Object.values(path));
});

const statusesOf = (at: string, method: string) => Object.keys(document.paths[`/api${at}`]![method]!.responses);

test('Spectral finds no error and nothing to warn of', async () => {
  const spectral = new Spectral();
  spectral.setRuleset({ extends: [oas as never], rules: {} });
  const found = await spectral.run(document as never);
  expect(found.map(({ code, path }) => `${String(code)} ${path.join('.')}`)).toEqual([]);
}, 120_000);

/** Code of a client. A line fails to compile if a type is `unknown`, `never` or wrong. */
const client = `
import type { paths, components } from './api';
type Json<T> = T extends { content: { 'application/json': infer B } } ? B : never;
type Body<T> = T extends { requestBody?: infer R } ? Json<NonNullable<R>> : never;
type Data<T> = T extends { responses: { 200: infer R } } ? (Json<R> extends { data: infer D } ? D : never) : never;
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const is = <T extends true>(): T => true as T;
is<Same<Body<paths['/api/auth/signin/email']['post']>['email'], string>>();
is<Same<Data<paths['/api/auth/signin/email']['post']>['token'], string>>();
is<Same<Body<paths['/api/house/detail']['post']>['house_number'], string>>();
is<Same<Data<paths['/api/customer/list']['get']>['list'][number]['id'], number>>();
is<Same<NonNullable<Body<paths['/api/house/detail']['post']>['description']>['type'], 'doc'>>();
is<Same<NonNullable<paths['/api/house/detail']['post']['parameters']['header']>['Idempotency-Key'], string | undefined>>();
is<Same<components['schemas']['RichTextItem']['type'], 'listItem'>>();
is<Same<Json<paths['/api/customer/detail']['put']['responses'][409]>['message'], string>>();
is<Same<Json<paths['/api/customer/detail']['put']['responses'][409]>['code'], 'conflict'>>();
is<Same<Json<paths['/api/customer/detail']['put']['responses'][404]>['code'], 'not_found'>>();
is<Same<paths['/api/export/{kind}']['post']['responses'][200]['content']['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'], string>>();
`;

const modules = resolve(__dirname, '../../../../node_modules');

test('openapi-typescript makes types of it that say what calls take and answer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'toam-api-types-'));
  try {
    writeFileSync(join(folder, 'api.json'), JSON.stringify(document));
    writeFileSync(join(folder, 'client.ts'), client);
    const run = (script: string, ...args: string[]) =>
      execFileSync(process.execPath, [resolve(modules, script), ...args], { cwd: folder, encoding: 'utf8' });
    run('openapi-typescript/bin/cli.js', 'api.json', '-o', 'api.d.ts');
    const options = ['--noEmit', '--strict', '--ignoreConfig', '--types', '', 'client.ts'];
    expect(outputOf(() => run('typescript-native/bin/tsc', ...options))).toBe('');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);

/** The output of a compiler, even if it fails. */
function outputOf(run: () => string): string {
  try {
    return run();
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

test('every operation has a name of its own, words, a described tag, and says how it may be refused', () => {
  const names = operations.map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(names.length);
  const used = new Set(operations.flatMap(({ tags }) => tags));
  expect([...used].toSorted()).toEqual(document.tags.map(({ name }) => name).toSorted());
  for (const { summary, description, responses } of operations) {
    expect([summary, description].every(Boolean)).toBe(true);
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '422', '500', '503']));
  }
  expect(JSON.stringify(document)).not.toContain('$defs');
  expect(Object.keys(document.components.schemas).filter((name) => name.startsWith('__'))).toEqual([]);
});

test('an example is a call that its endpoint takes', () => {
  const wrong = endpoints.flatMap(({ method, path, example, ...parts }) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const { error } = parts[part].safeParse(example[part]);
      return error ? [`${method} ${path} ${part}: ${error.message}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test('the page shows the example, and the code of each refusal', () => {
  const { parameters, requestBody, responses } = document.paths['/api/house/{houseId}/status']!.post!;
  expect(parameters[0]).toMatchObject({ name: 'houseId', example: 1 });
  expect(requestBody!.content['application/json']).toMatchObject({
    example: { status: 1, reason_stop_selling: 'Chủ nhà đã bán' },
  });
  expect(responses['409']).toEqual({ $ref: '#/components/responses/conflict' });
  expect(JSON.stringify(document.components.responses.conflict)).toContain('"enum":["conflict"]');
});

test.each<[string, string, string[], string[]]>([
  ['/house/detail', 'put', ['401', '403', '404', '409', '413', '415', '422', '429'], []],
  ['/house/detail', 'get', ['401', '403', '404', '429', '507'], ['409', '415']],
  ['/auth/signin/email', 'post', ['422', '429'], ['401', '403', '404', '409']],
  ['/export/{kind}', 'post', ['403', '404', '429'], []],
  ['/public/house/{slug}/contact', 'post', ['404', '429'], ['401', '403']],
  ['/user/get-all-name', 'get', ['401', '403'], ['404', '409']],
])('%s %s names the refusals that can happen', (at, method, happening, never) => {
  const statuses = statusesOf(at, method);
  expect(statuses).toEqual(expect.arrayContaining(happening));
  for (const status of never) expect(statuses).not.toContain(status);
});

const headersOf = ({ parameters }: Operation) =>
  parameters.filter((one) => one.in === 'header').map(({ name, required }) => ({ name, required }));
const key = { name: 'Idempotency-Key', required: false };
const draft = { name: 'draft', required: false };

test.each<[string, string, object[]]>([
  ['/house/detail', 'post', [key, draft]],
  ['/house/detail', 'put', [draft]],
  ['/user/draft/{form}', 'put', []],
  ['/house/detail', 'get', []],
  ['/public/house/{slug}/contact', 'post', []],
])('%s %s names the headers that it heeds', (at, method, named) => {
  expect(headersOf(document.paths[`/api${at}`]![method]!)).toEqual(named);
});

test('whatever takes an Idempotency-Key may answer that the key is another call’s', () => {
  const once = endpoints.filter((one) => one.once);
  expect(once.length).toBeGreaterThan(0);
  for (const { path, method } of once) {
    const at = path.replace(/:([A-Za-z]+)/g, '{$1}');
    expect(headersOf(document.paths[`/api${at}`]![method.toLowerCase()]!)).toContainEqual(key);
    expect(statusesOf(at, method.toLowerCase())).toContain('409');
  }
});

test('uploads say that a file goes with them, downloads what they are', () => {
  const upload = document.paths['/api/house/image']!.post!.requestBody!.content['multipart/form-data']!;
  expect(upload.schema.required).toContain('file');
  const typeOf = (at: string, method = 'get') =>
    Object.keys(document.paths[`/api${at}`]![method]!.responses['200']!.content);
  expect(typeOf('/house/image/zips')).toEqual(['application/zip']);
  expect(typeOf('/media/image/{key}/{variant}')).toEqual(['image/webp']);
  expect(typeOf('/media/small-images')).toEqual(['multipart/form-data']);
  expect(typeOf('/media/file/{key}')).toEqual(['*/*']);
  expect(typeOf('/user/import/{importId}/password', 'post')).toEqual([
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ]);
});
