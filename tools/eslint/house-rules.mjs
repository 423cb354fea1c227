import path from 'node:path';
import { moduleOrder } from './module-order.mjs';
import { secondReader } from './second-reader.mjs';

/**
 * House rules that no published plugin has: what a file may import and what its name may be.
 * Every rule but `second-reader` uses only the file itself (no type information, no file system), so linting stays fast.
 * `house-rules.test.mjs` tests each rule.
 */

const workspace = path.resolve(import.meta.dirname, '../..');

/** Path of the linted file from the workspace root, with forward slashes. */
const placeOf = (context) => path.relative(workspace, context.filename).split(path.sep).join('/');

/** The workspace path that a relative import points to; null for packages and aliases. */
function targetOf(context, specifier) {
  if (!specifier.startsWith('.')) return null;
  const absolute = path.resolve(path.dirname(context.filename), specifier);
  return path.relative(workspace, absolute).split(path.sep).join('/');
}

/** Visits every static import, re-export and `import()` of a file with its specifier. */
function eachImport(visit) {
  const look = (node) => {
    if (typeof node.source?.value === 'string') visit(node.source, node.source.value);
  };
  return { ImportDeclaration: look, ExportNamedDeclaration: look, ExportAllDeclaration: look, ImportExpression: look };
}

/** A remote's sources, or the half of them that a file belongs to, and its folder therein. */
function standsIn(place, halves) {
  const half = halves.find((one) => place.startsWith(`${one}/`));
  const root = half ?? /^apps\/[^/]+\/src(?=\/)/.exec(place)?.[0];
  if (!root) return {};
  const [folder, ...rest] = place.slice(root.length + 1).split('/');
  return { half, root, folder: rest.length > 0 ? folder : undefined };
}

/**
 * A screen folder (`house-list/`) may import its own files, its noun folder (`house/`) and the files beside `remote.tsx`. A remote of two
 * halves has them twice: a half is a folder with its own `routes.tsx`, it keeps the rule inside and imports nothing of its remote outside.
 */
const siblingScreen = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', properties: { halves: { type: 'array' } }, additionalProperties: false }],
    messages: {
      half: '`{{from}}/` imports `{{to}}` outside itself: what both halves of a remote need moves to a library.',
      sibling:
        '`{{from}}/` imports `{{to}}/`: a screen uses its own files and the noun folders its name begins with. Move what both need to the noun folder.',
    },
  },
  create(context) {
    const halves = context.options[0]?.halves ?? [];
    const { half, root, folder: from } = standsIn(placeOf(context), halves);
    return eachImport((node, specifier) => {
      const target = targetOf(context, specifier) ?? '';
      if (half && target && !target.startsWith(`${half}/`)) {
        context.report({ node, messageId: 'half', data: { from: path.basename(half), to: path.basename(target) } });
        return;
      }
      const { root: there, folder: to } = standsIn(target, halves);
      if (there !== root || !from || !to || to === from || from.startsWith(`${to}-`)) return;
      context.report({ node, messageId: 'sibling', data: { from, to } });
    });
  },
};

const apiModule = /^apps\/api\/src\/modules\/([^/]+)\/(.+)$/;

/**
 * A module of the API reads another one through its `*.reads.ts`, writes through its `*.writes.ts`, and may refer to its tables.
 * Tests may use more for their setup.
 */
const moduleReads = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      reach:
        'Module `{{from}}` imports `{{to}}/{{file}}`: another module is reached only through its *.reads.ts and *.writes.ts (or its *.schema.ts).',
    },
  },
  create(context) {
    const place = placeOf(context);
    const from = apiModule.exec(place)?.[1];
    if (!from || /\.test\.ts$/.test(place)) return {};
    return eachImport((node, specifier) => {
      const [, to, file] = apiModule.exec(targetOf(context, specifier) ?? '') ?? [];
      if (!to || to === from || /\.(reads|writes|schema)(\.ts)?$/.test(file)) return;
      context.report({ node, messageId: 'reach', data: { from, to, file } });
    });
  },
};

/** A folder of the API that may own tables: a module, or a folder beside the modules. */
const apiFolder = /^apps\/api\/src\/(modules\/[^/]+|[^/]+)\//;
/** A write at the end of a piece of SQL, before `${table}`. Not a write: `for update` locks, and `do update` belongs to an insert. */
const sqlWrite = /(?<!\b(?:for|key|do)\s+)\b(?:update|insert\s+into|delete\s+from|truncate)\s+$/i;
/** The same with the table's name in plain text, which does not show the table's owner. */
const namedWrite = /(?<!\b(?:for|key|do)\s+)\b(?:update|insert\s+into|delete\s+from|truncate)\s+["a-z_]/i;

/** Only the folder with a table's `*.schema.ts` writes its rows, so that one place knows the effects of a write. */
const ownTables = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      foreign:
        '`{{name}}` belongs to `{{owner}}`: call a function of its *.writes.ts, or register a handler (modules/references.ts).',
      named: 'Write `update ${table}` with the table of the schema: a name in a text says nothing of whose it is.',
    },
  },
  create(context) {
    const folder = apiFolder.exec(placeOf(context))?.[1];
    /** Tables of other folders: their local name, and the owner. */
    const foreign = new Map();
    const check = (node) => {
      const owner = node?.type === 'Identifier' && foreign.get(node.name);
      if (owner) context.report({ node, messageId: 'foreign', data: { name: node.name, owner } });
    };
    return {
      ImportDeclaration({ source, specifiers }) {
        const target = targetOf(context, source.value);
        const owner = target && /\.schema(\.ts)?$/.test(target) ? apiFolder.exec(target)?.[1] : undefined;
        if (!owner || owner === folder) return;
        for (const { local } of specifiers) foreign.set(local.name, owner);
      },
      'CallExpression[callee.property.name=/^(insert|update|delete)$/]': (node) => check(node.arguments[0]),
      'TaggedTemplateExpression[tag.name="sql"]'({ quasi }) {
        for (const [at, part] of quasi.quasis.entries()) {
          if (namedWrite.test(part.value.raw)) context.report({ node: part, messageId: 'named' });
          if (sqlWrite.test(part.value.raw)) check(quasi.expressions[at]);
        }
      },
    };
  },
};

/** Imports go one way: a module imports only modules that come before it in `moduleOrder`, and what is below all modules imports none. */
const moduleOrderRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      unplaced: 'Module `{{from}}` has no place in tools/eslint/module-order.mjs.',
      upward:
        'Module `{{from}}` reads `{{to}}`, which stands above it: hand in what it needs at modules/references.ts.',
      noun: '`{{from}}` is below the modules and knows none: hand in what it needs of `{{to}}` at modules/references.ts.',
    },
  },
  create(context) {
    const place = placeOf(context);
    if (/\.(test|fixture|types\.check)\.ts$/.test(place)) return {};
    const from = apiModule.exec(place)?.[1];
    const below = !from && apiFolder.exec(place)?.[1];
    if (below && !['testing', 'modules'].includes(below))
      return eachImport((node, specifier) => {
        const [, to, file] = apiModule.exec(targetOf(context, specifier) ?? '') ?? [];
        if (to && !/\.schema(\.ts)?$/.test(file))
          context.report({ node, messageId: 'noun', data: { from: below, to } });
      });
    if (!from) return {};
    const height = moduleOrder.indexOf(from);
    return {
      Program(node) {
        if (height < 0) context.report({ node, messageId: 'unplaced', data: { from } });
      },
      ...eachImport((node, specifier) => {
        const [, to, file] = apiModule.exec(targetOf(context, specifier) ?? '') ?? [];
        if (!to || to === from || /\.schema(\.ts)?$/.test(file) || moduleOrder.indexOf(to) < height) return;
        context.report({ node, messageId: 'upward', data: { from, to } });
      }),
    };
  },
};

/** Entries whose purpose is to re-export: bundlers share each between shell and remotes as one module. */
const sanctionedEntries = /^libs\/(ui\/src\/(core|form|list)|platform\/src\/(router|query|zod|zod-names))\.tsx?$/;

/** No barrels: import a file directly, so that a change affects only its users. */
const barrel = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      index: '`index` files are barrels: name the file by its noun and role, and import it by its path.',
      all: '`export *` is a barrel: import the file where it stands.',
    },
  },
  create(context) {
    const place = placeOf(context);
    if (sanctionedEntries.test(place)) return {};
    return {
      Program(node) {
        if (/(^|\/)index\.[cm]?[jt]sx?$/.test(place)) context.report({ node, messageId: 'index' });
      },
      ExportAllDeclaration(node) {
        context.report({ node, messageId: 'all' });
      },
    };
  },
};

const drawers = new Set(['shared', 'common', 'utils', 'util', 'types', 'helpers', 'helper', 'misc', 'v2']);
/** The one exception: the catalogue of texts that every area uses. */
const sanctionedDrawer = 'libs/contracts/src/texts/common.ts';

/** File names are kebab-case, noun plus role. Catch-all names are not allowed. */
const fileName = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      drawer: '`{{name}}` says nothing about what is inside: name it by its noun and role.',
      kebab: '`{{name}}`: file and folder names are kebab-case, roles after a dot (house-list.screen.tsx).',
    },
  },
  create(context) {
    const place = placeOf(context);
    if (place === sanctionedDrawer || !/^(apps|libs|tools)\//.test(place)) return {};
    return {
      Program(node) {
        for (const name of place.split('/')) {
          if (drawers.has(name.split('.')[0])) context.report({ node, messageId: 'drawer', data: { name } });
          else if (!/^[a-z0-9_.-]+$/.test(name)) context.report({ node, messageId: 'kebab', data: { name } });
        }
      },
    };
  },
};

/** What reads or writes a moment by the clock of the browser's zone. */
const ofTheZone =
  /^(?:[gs]et(?:FullYear|Month|Date|Day|Hours|Minutes)|toLocale(?:Date|Time)String|toDateString|toTimeString|getTimezoneOffset)$/;

/** 'Today' is Vietnam's in every browser (D4): a bare `new Date()` or `dayjs()` is the day of the zone that the browser stands in. */
const vietnamDay = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      zone: "The day of the browser's own zone: take `todayInVietnam` of the kit, `dayOf` and `dayStart` of @toam/domain/day, or its formats.",
    },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'zone' });
    return {
      'NewExpression[callee.name="Date"][arguments.length=0]': report,
      'CallExpression[callee.name="dayjs"][arguments.length=0]': report,
      CallExpression(node) {
        const { callee } = node;
        if (callee.type === 'MemberExpression' && ofTheZone.test(callee.property.name ?? '')) report(node);
      },
    };
  },
};

/** Enter ends a Vietnamese letter that an input method composes: `isEnter` and `isComposing` know. Where neither is imported, nobody asked. */
const enterKey = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      bare: "This Enter may belong to an input method that composes a letter: ask `isEnter(event)` of '@toam/platform/enter-key'.",
    },
  },
  create(context) {
    const place = placeOf(context);
    if (!/^(apps|libs)\/.*\.tsx?$/.test(place) || /\.test\.tsx?$|^apps\/e2e\/|\/enter-key\.ts$/.test(place)) return {};
    const bare = [];
    let isAsked = false;
    return {
      ImportDeclaration({ source }) {
        if (/(^|\/)enter-key$/.test(source.value)) isAsked = true;
      },
      BinaryExpression(node) {
        if ([node.left, node.right].some(({ value }) => value === 'Enter')) bare.push(node);
      },
      'Program:exit'() {
        if (!isAsked) for (const node of bare) context.report({ node, messageId: 'bare' });
      },
    };
  },
};

export default {
  meta: { name: 'toam' },
  rules: {
    'sibling-screen': siblingScreen,
    'module-reads': moduleReads,
    'module-order': moduleOrderRule,
    'own-tables': ownTables,
    'vietnam-day': vietnamDay,
    barrel,
    'file-name': fileName,
    'enter-key': enterKey,
    'second-reader': secondReader,
  },
};
