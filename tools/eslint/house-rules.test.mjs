import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { ESLint } from 'eslint';

const workspace = path.resolve(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: workspace });

/** Ids of the rules of the workspace's own configuration that `code` at `place` breaks. */
async function broken(place, code) {
  const [result] = await eslint.lintText(code, { filePath: path.join(workspace, place) });
  const fatal = result.messages.find((message) => message.fatal);
  assert.equal(fatal, undefined, fatal?.message);
  return result.messages.filter((message) => message.severity === 2).map((message) => message.ruleId);
}

const list = 'apps/properties/src/house-list/house-list.screen.tsx';
const ledger = 'apps/hr/src/work/leave-ledger/leave-ledger.screen.tsx';
const monitor = 'apps/hr/src/work/checkin-monitor/checkin-monitor.screen.tsx';
const boundary = '@nx/enforce-module-boundaries';
const restricted = 'no-restricted-imports';
const lazily = 'no-restricted-syntax';

const using = (specifier) => `import { thing } from '${specifier}';\nexport const used = thing;\n`;

/** Each row: the case, the path, the code, and the rule that must refuse it (null: must pass). */
function table(rows) {
  for (const [title, place, code, rule] of rows) {
    test(title, async () => {
      const rules = await broken(place, code);
      if (rule) assert.ok(rules.includes(rule), `expected ${rule}, got ${rules.join(', ') || 'nothing'}`);
      else assert.deepEqual(rules, []);
    });
  }
}

// The boundary rule reads Nx's project graph; a fresh clone has none yet.
before(() =>
  execFileSync('npx', ['nx', 'show', 'projects'], {
    cwd: workspace,
    env: { ...process.env, NX_DAEMON: 'false' },
    stdio: 'ignore',
  }),
);

describe('project boundaries', () => {
  table([
    ['a remote never imports a remote by package', list, using('@toam/app-crm/src/paths'), restricted],
    ['a remote never imports a remote by path', list, using('../../../crm/src/paths'), boundary],
    ['a remote never imports the shell', list, using('@toam/app-shell/src/menu'), restricted],
    ['a remote never imports the API', list, using('@toam/app-api/src/app'), restricted],
    ['a library never imports an app by path', 'libs/ui/src/tag.tsx', using('../../../apps/shell/src/menu'), boundary],
    ['a library never imports an app', 'libs/ui/src/tag.tsx', using('@toam/app-shell/src/menu'), restricted],
    ['the domain imports nothing', 'libs/domain/src/price.ts', using('@toam/contracts/page'), boundary],
    [
      'contracts import no browser library',
      'libs/contracts/src/house/house.endpoints.ts',
      using('@toam/api-client/call'),
      boundary,
    ],
    ['the API imports no browser library', 'apps/api/src/app.ts', using('@toam/ui/core'), boundary],
    ['a remote imports shared libraries by subpath', list, using('@toam/contracts/page'), null],
    ['the API imports domain rules', 'apps/api/src/app.ts', using('@toam/domain/access'), null],
    ['contracts import the domain', 'libs/contracts/src/house/house.endpoints.ts', using('@toam/domain/access'), null],
  ]);
});

describe('imports that belong to one place', () => {
  table([
    ['antd in a remote', list, using('antd'), restricted],
    ['a path inside antd in the shell', 'apps/shell/src/menu.tsx', using('antd/es/button'), restricted],
    ['antd in a library other than the kit', 'libs/pickers/src/customer-picker.tsx', using('antd'), restricted],
    ['icons of their own in a remote', list, using('@phosphor-icons/react'), restricted],
    ['a chart library in a remote', list, using('recharts'), restricted],
    ['the router by another name than the shell shares', list, using('react-router'), restricted],
    [
      'the query library by another name',
      'libs/api-client/src/query-client.ts',
      using('@tanstack/query-core'),
      restricted,
    ],
    ['the router by the name that the shell shares', list, using('react-router-dom'), null],
    ['a Node module in the browser', list, using('node:fs'), restricted],
    ['a database driver in the browser', list, using('pg'), restricted],
    ['a Node module in contracts', 'libs/contracts/src/page.ts', using('node:crypto'), restricted],
    ['a Node module by its old name in the browser', list, using('fs'), restricted],
    ['a part of a Node module in contracts', 'libs/contracts/src/page.ts', using('fs/promises'), restricted],
    ['what writes Excel files in the browser', list, using('exceljs'), restricted],
    ['antd loaded lazily', list, `export const later = () => import('antd');\n`, lazily],
    ['a Node module loaded lazily in the browser', list, `export const later = () => import('node:fs');\n`, lazily],
    ["React's lazy", list, `import { lazy } from 'react';\nexport const later = lazy;\n`, restricted],
    [
      "React's lazy by another way",
      list,
      `import * as React from 'react';\nexport const later = React.lazy;\n`,
      restricted,
    ],
    ['a package in the domain', 'libs/domain/src/price.ts', using('zod'), restricted],
    ['a Node module in the domain', 'libs/domain/src/price.ts', using('node:crypto'), restricted],
    ['React in the API', 'apps/api/src/app.ts', using('react'), restricted],
    ['the query library in the API', 'apps/api/src/app.ts', using('@tanstack/react-query'), restricted],
    ['a file of its own in the domain', 'libs/domain/src/price.ts', using('./money-unit'), null],
    ['the kit loaded lazily', list, `export const later = () => import('@toam/ui/list');\n`, null],
    ['antd in the kit', 'libs/ui/src/tag.tsx', using('antd'), null],
    ['icons in the kit', 'libs/ui/src/icon.tsx', using('@phosphor-icons/react'), null],
    ['the router in its slim entry', 'libs/platform/src/router.ts', `export { Link } from 'react-router';\n`, null],
    ['a Node module in the API', 'apps/api/src/files/disk.ts', using('node:fs'), null],
  ]);
});

describe('screens', () => {
  table([
    ['a screen never imports a sibling screen', list, using('../house-detail/info.tab'), 'toam/sibling-screen'],
    [
      'nor loads it lazily',
      list,
      `export const page = () => import('../house-form/house.form');\n`,
      'toam/sibling-screen',
    ],
    [
      'a noun folder never imports a screen',
      'apps/crm/src/customer/customer.queries.ts',
      using('../customer-list/customer-list.search'),
      'toam/sibling-screen',
    ],
    ['a screen uses its noun folder', list, using('../house/house.queries'), null],
    ['a screen uses its own files', list, using('./house-list.columns'), null],
    ['a screen uses the paths of its remote', list, using('../paths'), null],
    ['a half of a remote never imports the other', ledger, using('../../administration/paths'), 'toam/sibling-screen'],
    ['nor by what both stand in', ledger, using('../../routes'), 'toam/sibling-screen'],
    ['nor from its own root', 'apps/hr/src/work/routes.tsx', using('../administration/paths'), 'toam/sibling-screen'],
    ['a screen of a half never imports a sibling', ledger, using('../form/form.queries'), 'toam/sibling-screen'],
    ['a screen of a half uses the paths of its half', ledger, using('../paths'), null],
    ['a screen of a half uses its noun folder', monitor, using('../checkin/checkin.queries'), null],
    ['the routes of a remote name both halves', 'apps/hr/src/routes.tsx', using('./work/routes'), null],
  ]);
});

describe('modules of the API', () => {
  const place = 'apps/api/src/modules/houses/save-house.ts';
  table([
    ['a module never imports the use case of another', place, using('../customers/save-customer'), 'toam/module-reads'],
    ['nor its queries', place, using('../customers/customer.queries'), 'toam/module-reads'],
    ['a module reads another through its reads', place, using('../customers/customers.reads'), null],
    ['a module has another write through its writes', place, using('../media/media.writes'), null],
    ['a module may point at the tables of another', place, using('../customers/customer.schema'), null],
    ['a module reads none that stands above it', place, using('../needs/needs.reads'), 'toam/module-order'],
    ['nor calls its writes', place, using('../needs/needs.writes'), 'toam/module-order'],
    ['it may point at its tables', place, using('../needs/need.schema'), null],
    [
      'a module has its place',
      'apps/api/src/modules/surveys/list-surveys.ts',
      using('./survey.queries'),
      'toam/module-order',
    ],
    [
      'a folder below the modules imports none',
      'apps/api/src/live/hub.ts',
      using('../modules/users/users.reads'),
      'toam/module-order',
    ],
    ['it may point at its tables', 'apps/api/src/live/event.schema.ts', using('../modules/users/user.schema'), null],
    ['a module uses its own queries', place, using('./house.queries'), null],
    [
      'a test may set the scene with another module',
      'apps/api/src/modules/houses/save-house.test.ts',
      using('../customers/save-customer'),
      null,
    ],
  ]);
});

describe('tables', () => {
  const place = 'apps/api/src/modules/houses/save-house.ts';
  const own = 'toam/own-tables';
  const writing = (schema, write) =>
    `import { rows } from '${schema}';\nexport const written = (db, sql) => [db, sql, ${write}];\n`;
  const foreign = '../customers/customer.schema';
  table([
    ['a module never inserts into the table of another', place, writing(foreign, 'db().insert(rows).values([])'), own],
    ['nor updates it', place, writing(foreign, 'db().update(rows).set({})'), own],
    ['nor deletes from it', place, writing(foreign, 'db().delete(rows)'), own],
    [
      'under no other name',
      place,
      `import { rows as theirs } from '${foreign}';\nexport const written = (db) => db().delete(theirs);\n`,
      own,
    ],
    ['nor in SQL', place, writing(foreign, 'sql`with one as (\n  update ${rows} set id = 1) select 1`'), own],
    ['SQL that writes names its table by the schema', place, writing('./house.schema', 'sql`delete from houses`'), own],
    [
      'a module never writes what a folder beside the modules owns',
      place,
      writing('../../sessions/session.schema', 'db().delete(rows)'),
      own,
    ],
    [
      'nor does such a folder write what a module owns',
      'apps/api/src/sessions/begin-session.ts',
      writing('../modules/users/user.schema', 'db().update(rows)'),
      own,
    ],
    ['a module writes its own tables', place, writing('./house.schema', 'db().insert(rows)'), null],
    ['from its sub-folders, too', place, writing('./likes/like.schema', 'sql`insert into ${rows} values (1)`'), null],
    [
      'a module may read and lock the tables of another',
      place,
      writing(foreign, 'sql`select 1 from ${rows} for update`'),
      null,
    ],
    [
      'a test may set the scene with any table',
      'apps/api/src/modules/houses/save-house.test.ts',
      writing(foreign, 'db().insert(rows)'),
      null,
    ],
  ]);
});

describe('days', () => {
  const day = 'toam/vietnam-day';
  table([
    ['today by the clock of the browser', list, `export const today = new Date();\n`, day],
    ['today by the picker’s library', list, `import dayjs from 'dayjs';\nexport const today = dayjs();\n`, day],
    ['a part of a moment in the browser’s zone', list, `export const year = (at: Date) => at.getFullYear();\n`, day],
    [
      'a moment in words of the browser’s zone',
      list,
      `export const day = (at: Date) => at.toLocaleDateString('vi');\n`,
      day,
    ],
    ['a known moment', list, `export const at = new Date(0).toISOString();\n`, null],
    ['a number in words', list, `export const words = (1.5).toLocaleString('vi-VN');\n`, null],
    [
      'the API, which stores moments',
      'apps/api/src/modules/houses/save-house.ts',
      `export const at = new Date();\n`,
      null,
    ],
  ]);
});

describe('names and sizes', () => {
  const fact = 'export const fact = 1;\n';
  table([
    ['an index file is a barrel', 'apps/properties/src/house/index.ts', fact, 'toam/barrel'],
    [
      '`export *` is a barrel',
      'apps/properties/src/house/house.queries.ts',
      `export * from './house-price';\n`,
      'toam/barrel',
    ],
    ['the kit has its two entries', 'libs/ui/src/core.ts', `export * from './tag';\n`, null],
    ['no drawer is called utils', 'apps/properties/src/utils/money.ts', fact, 'toam/file-name'],
    ['no file is called helpers', 'apps/api/src/helpers.ts', fact, 'toam/file-name'],
    ['file names are kebab-case', 'apps/properties/src/house/HousePrice.tsx', fact, 'toam/file-name'],
    [
      'a file ends before 400 lines',
      'apps/properties/src/house/house-price.tsx',
      fact.replace('fact', 'a') + '\n'.repeat(400),
      'max-lines',
    ],
    [
      '`any` does not escape',
      'apps/properties/src/house/house-price.tsx',
      'export const price = (house: any) => house;\n',
      '@typescript-eslint/no-explicit-any',
    ],
    [
      'Enter that an input method took is not taken',
      'apps/properties/src/house/house-price.tsx',
      "export const press = ({ key }: KeyboardEvent) => key === 'Enter';\n",
      'toam/enter-key',
    ],
    [
      'who asks for it may compare the key',
      'apps/properties/src/house/house-price.tsx',
      "import { isComposing } from '@toam/platform/enter-key';\nexport const press = (event: KeyboardEvent) => !isComposing(event) && event.key === 'Enter';\n",
      null,
    ],
    ['an error is not swallowed', 'apps/api/src/app.ts', 'try {\n  JSON.parse("");\n} catch {}\n', 'no-empty'],
    [
      'a silenced type error says why',
      'apps/api/src/app.ts',
      '// @ts-expect-error\nexport const wrong: number = "";\n',
      '@typescript-eslint/ban-ts-comment',
    ],
  ]);
});

test('nobody forgets to await a promise', (t) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'toam-lint-'));
  t.after(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'tsconfig.json'), '{ "include": ["*.ts"] }');
  const forget = (body) =>
    writeFileSync(
      path.join(folder, 'forget.ts'),
      `const saved = async () => 1;\nexport const forget = () => {\n  ${body}\n};\n`,
    );
  const lint = () =>
    spawnSync('npx', ['oxlint', '-c', path.join(workspace, '.oxlintrc.json'), '--format', 'unix', folder], {
      cwd: workspace,
      encoding: 'utf8',
    });
  forget('saved();');
  assert.match(lint().stdout, /forget\.ts:3:.*no-floating-promises/);
  forget('void saved();');
  assert.equal(lint().status, 0);
});
