import { instead, inTurn, intoBlock, withImport, withImported } from './insert.mjs';

const block = (opening, closing, entry) => (source) => intoBlock(source, opening, closing, entry);
const imported = (line) => (source) => withImport(source, line);

/** Where the audit, the history and the page of the API list every noun. */
const lists = ({ one, One, noun, snake, words, Words, label }) => [
  {
    file: 'libs/contracts/src/audit/audit.ts',
    line: `'${snake}' in auditNouns`,
    edit: block('export const auditNouns = [', '\n] as const', `  '${snake}',`),
  },
  {
    file: 'libs/contracts/src/audit/audit.text.ts',
    line: `${snake}: '${label}' in auditNounText`,
    edit: block('auditNounText: Record<AuditNoun, string> = {', '\n};', `  ${snake}: '${label}',`),
  },
  {
    file: 'apps/api/src/modules/audit/audit-labels.ts',
    line: `${snake}: labelsOf(${one}.fields) in labels`,
    edit: inTurn(
      block('const labels: Partial<Record<AuditNoun, Labels>> = {', '\n};', `  ${snake}: labelsOf(${one}.fields),`),
      imported(`import { ${one} } from '@toam/domain/${noun}/${noun}.record';`),
    ),
  },
  {
    file: 'libs/contracts/src/history/history.endpoints.ts',
    line: `'${One}' in HistoryModel`,
    edit: (source) => instead(source, /(export type HistoryModel =[^;]*);/, `$1 | '${One}';`),
  },
  {
    file: 'apps/api/src/history/record-changes.ts',
    line: `${One}: '${snake}' in auditNounOf`,
    edit: block('Record<HistoryModel, AuditNoun> = {', '\n};', `  ${One}: '${snake}',`),
  },
  {
    file: 'apps/api/src/http/open-api-tags.ts',
    line: `an area with the path /${noun}`,
    edit: block('const areas: ', '\n};', `  '${words}': { about: '${Words}', paths: ['/${noun}'] },`),
  },
];

/** What mounts the module, and what was decided about it. */
const ofTheApi = ({ noun, nouns, many, table, read, write, src }) => [
  {
    file: 'apps/api/src/modules/api.modules.ts',
    line: `${many}Module in modules`,
    edit: inTurn(
      block('export const modules: Module[] = [', '\n];', `  ${many}Module,`),
      imported(`import { ${many}Module } from './${nouns}/${nouns}';`),
    ),
  },
  {
    file: 'apps/api/src/modules/references.ts',
    line: `'${table}.user_id': tells in staffStay`,
    edit: block('export const staffStay: ', '\n};', `  '${table}.user_id': tells,`),
  },
  {
    file: 'apps/api/src/permissions/decided-content.ts',
    line: `who may call GET, POST, PUT, DELETE /${noun} and PUT /${noun}/restore`,
    edit: inTurn(
      block(
        'export const content: ',
        '\n};',
        [
          `  'GET /${noun}': ${read},`,
          ...['POST', 'PUT', 'DELETE'].map((method) => `  '${method} /${noun}': ${write},`),
          `  'PUT /${noun}/restore': ${write},`,
        ].join('\n'),
      ),
      (source) => withImported(source, './who', read),
      (source) => withImported(source, './who', write),
    ),
  },
  {
    file: 'apps/api/src/modules/drafts/every-form.test.ts',
    line: `apps/${src}/${noun}/${noun}.dialog.tsx in withoutDraft`,
    edit: block(
      'const withoutDraft: ',
      '\n};',
      `  'apps/${src}/${noun}/${noun}.dialog.tsx':\n    'what is typed is kept on the device until it is sent or dropped (useSavedTyping)',`,
    ),
  },
  {
    file: 'tools/eslint/module-order.mjs',
    line: `'${nouns}' in moduleOrder`,
    edit: block('export const moduleOrder = [', '\n];', `  ...['${nouns}'],`),
  },
];

/** The last entry of the remote's menu, and in its group. */
const entryOf = ({ label, noun, read, order, group }) =>
  JSON.stringify(
    { text: label, icon: 'files', order, ...(group && { group }), access: read, path: `/${noun}` },
    null,
    2,
  ).replace(/^/gm, '    ');

/** Address and menu entry. */
const ofTheRemote = (names) => {
  const { one, noun, read, remote, src } = names;
  return [
    {
      file: `apps/${remote}/remote.json`,
      line: `the segment ${noun}, and an entry of the menu`,
      edit: inTurn(
        (source) => instead(source, /("segments": \[[^\]]*[^\]\s])(\s*\])/, `$1, "${noun}"$2`),
        block('"menu": [', '\n  ]', entryOf(names)),
      ),
    },
    {
      file: `apps/${src}/routes.tsx`,
      line: `the route ${noun}`,
      edit: inTurn(
        block(
          'export const routes: RouteObject[] = [',
          '\n];',
          [
            '  {',
            `    path: '${noun}',`,
            `    lazy: lazyPage(() => import('./${noun}/${noun}.screen')),`,
            `    ...handleOf(${one}Text.title, '${read}'),`,
            '  },',
          ].join('\n'),
        ),
        imported(`import { text as ${one}Text } from './${noun}/${noun}.text';`),
      ),
    },
  ];
};

/** Whose it is, and where one finds it. */
const ofThePages = ({ noun, nouns, words, remote, owner }) => [
  {
    file: 'CODEOWNERS',
    line: `libs/contracts/src/${noun}/ and apps/api/src/modules/${nouns}/ of ${owner}`,
    edit: (source) =>
      instead(
        source,
        new RegExp(`(^/apps/${remote}/ .*$)`, 'm'),
        ['$1', ...[`/apps/api/src/modules/${nouns}/`, `/libs/contracts/src/${noun}/`].map((place) => `${place.padEnd(35)} ${owner}`)].join('\n'), // prettier-ignore
      ),
  },
  {
    file: 'docs/start-here.md',
    line: `a row of ${noun} in the table of nouns`,
    edit: (source) =>
      instead(
        source,
        /((?:^\|.*\n)+)(?=\nThe words of the brokerage)/m,
        `$1| ${words} | \`${noun}\` | \`${noun}\` | \`${nouns}\` | ${remote}: \`${noun}\` |\n`,
      ),
  },
];

/** Files of others that name every noun. @returns each with its edit, and what a person writes where the edit finds no place */
export const editsOf = (names) => [...lists(names), ...ofTheApi(names), ...ofTheRemote(names), ...ofThePages(names)];
