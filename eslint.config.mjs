import { builtinModules } from 'node:module';
import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import house from './tools/eslint/house-rules.mjs';
import { readProjects } from './tools/eslint/projects.mjs';

const projects = readProjects(import.meta.dirname);

/** Which projects may depend on which, by the tags in each package.json. */
const boundaries = {
  // A lib imports its own shared files by package name, like everyone else, so that bundlers see one module (tools/rsbuild/singletons.ts).
  allowCircularSelfDependency: true,
  // react-router-dom and react-query resolve to slim entries in libs/platform; the failure card there uses the kit.
  ignoredCircularDependencies: [['@toam/ui', '@toam/platform']],
  // Build configuration is code of the workspace, not of a project. The flows use the commands' code to publish and to find a port.
  // The slim query entry imports the package's own ES modules, because the package name would resolve to the entry itself.
  // The flows look for what a screen says by the screen's own words.
  allow: [
    '^(\\.\\./)+tools/(chat-stores|commands|release|rsbuild|zalo)/.*$',
    '^(\\.\\./)+node_modules/(@tanstack|zod)/.*$',
    '^\\.\\./(\\.\\./)+[a-z]+/src/.+\\.text$',
  ],
  // The host loads shared modules on demand; everyone else imports them statically.
  checkDynamicDependenciesExceptions: ['.*'],
  depConstraints: [
    { sourceTag: 'type:domain', onlyDependOnLibsWithTags: ['type:domain'] },
    { sourceTag: 'type:contracts', onlyDependOnLibsWithTags: ['type:contracts', 'type:domain'] },
    { sourceTag: 'type:lib', onlyDependOnLibsWithTags: ['type:lib', 'type:contracts', 'type:domain'] },
    { sourceTag: 'type:app', onlyDependOnLibsWithTags: ['type:lib', 'type:contracts', 'type:domain'] },
    { sourceTag: 'platform:browser', onlyDependOnLibsWithTags: ['platform:browser', 'platform:any'] },
    { sourceTag: 'platform:server', onlyDependOnLibsWithTags: ['platform:server', 'platform:any'] },
    { sourceTag: 'platform:any', onlyDependOnLibsWithTags: ['platform:any'] },
    ...projects
      .filter(({ tags }) => tags.includes('type:app'))
      .map(({ name }) => ({
        sourceTag: `scope:${name}`,
        onlyDependOnLibsWithTags: [`scope:${name}`, 'scope:shared'],
      })),
    { sourceTag: 'scope:shared', onlyDependOnLibsWithTags: ['scope:shared'] },
  ],
};

/** Only the kit wraps these. A screen that imports them ships a second copy without the theme. */
const kitOnly = {
  regex: '^(antd|@ant-design/.*|@rc-component/.*|rc-[^/]+|@phosphor-icons/.*|recharts|@tiptap/.*|cmdk)(/.*)?$',
  message: 'The kit wraps this: import from @toam/ui/core, @toam/ui/list, @toam/ui/form or another entry of libs/ui.',
};

/** Shared singletons are matched by the import as written, so everyone uses the name that the build maps to a slim entry. */
const slimEntries = {
  regex: '^(react-router(/.*)?|react-router-dom/.*|@tanstack/(query-core|react-query/).*)$',
  message: 'Supplied by the shell under one name: import from react-router-dom or @tanstack/react-query.',
};

const nodeModules = builtinModules.filter((name) => /^[a-z]\w*$/.test(name)).join('|');

/** Server code must not be in a browser bundle. Node's own modules are listed by both of their names. */
const serverOnly = {
  regex:
    `^((${nodeModules})(/.*)?|node:.*|fastify.*|@fastify/.*|drizzle-orm.*|pg|pg-boss|@electric-sql/.*|sharp|pino|ws|` +
    '@aws-sdk/.*|@node-rs/.*|flydrive.*|file-type|exceljs.*|saxes|yazl|yauzl)$',
  message: 'Runs on the server only.',
};

/** Browser code must not be on the server. */
const browserOnly = {
  regex:
    '^(react|react-dom|react-router.*|react-hook-form|@hookform/.*|@tanstack/.*|@dnd-kit/.*|zustand|leaflet)(/.*)?$',
  message: 'Runs in a browser only.',
};

/** The domain is plain functions: no package, no library, no Node. */
const outsideDomain = {
  regex: '^(?!\\.{1,2}/|@toam/domain/)',
  message: 'libs/domain imports nothing.',
};

/** Nothing imports an app: data is passed by URL or API, shared code by a library. */
const noApps = {
  regex: '^@toam/app-',
  message: 'Nobody imports an app: data crosses by URL or API, shared code by a library.',
};

/** Google's SDK is heavy, and few installations use it: pages load it when they need it, `import('@toam/chat-store/firestore/…')`. */
const onDemand = {
  regex: '^(@?firebase(/.*)?|@toam/chat-store/firestore/.*)$',
  message: 'Only libs/chat-store/src/firestore talks to Firebase, and pages load it by import().',
};

/** `React.lazy` keeps a failed load for ever: one lost packet, and the page dies with it. */
const noLazy = {
  regex: '^react$',
  importNames: ['lazy', 'default'],
  message:
    'What failed to load is asked again by onPress, later, onDemand and inPlace of @toam/ui/core; pages by lazyPage.',
};

/** The same for static imports and for `import()`, which ESLint's own rule does not check. */
const imports = (...patterns) => ({
  'no-restricted-imports': ['error', { patterns: [noApps, noLazy, onDemand, ...patterns] }],
  'no-restricted-syntax': [
    'error',
    ...patterns.map(({ regex, message }) => ({
      selector: `ImportExpression[source.value=/${regex.replaceAll('/', '\\/')}/]`,
      message,
    })),
  ],
});
const sourcesOf = (chosen) => chosen.map(({ place }) => `${place}/src/**`);
const browser = sourcesOf(projects.filter(({ tags }) => tags.includes('platform:browser')));
const remotes = sourcesOf(projects.filter(({ isRemote }) => isRemote));

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '**/coverage/**',
      'apps/e2e/.out/**',
      '.nx/**',
      '.data/**',
      'apps/api/src/db/migrations/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    extends: [...tseslint.configs.recommended],
    plugins: { '@nx': nx, toam: house },
    rules: {
      'toam/barrel': 'error',
      'toam/file-name': 'error',
      'toam/enter-key': 'error',
      'max-lines': ['error', { max: 400 }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-empty': ['error', { allowEmptyCatch: false }],
      ...imports(kitOnly),
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
      '@typescript-eslint/triple-slash-reference': ['error', { path: 'always', types: 'never', lib: 'never' }],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
    },
  },
  {
    files: ['{apps,libs}/*/src/**/*.{ts,tsx}'],
    rules: { '@nx/enforce-module-boundaries': ['error', boundaries] },
  },
  {
    files: browser,
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...imports(kitOnly, slimEntries, serverOnly),
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    files: [...browser, 'libs/{contracts,domain}/src/**'],
    ignores: ['**/*.{test,fixture}.{ts,tsx}'],
    rules: { 'toam/vietnam-day': 'error' },
  },
  { files: ['{apps,libs}/*/src/**'], rules: { 'toam/second-reader': 'warn' } },
  { files: remotes, rules: { 'toam/sibling-screen': ['error', { halves: projects.flatMap(({ halves }) => halves) }] } },
  // Generated from the icon set (tools/icons).
  { files: ['libs/ui/src/icons.ts'], rules: { 'max-lines': 'off' } },
  { files: ['libs/ui/src/**'], rules: imports(slimEntries, serverOnly) },
  {
    files: ['libs/chat-store/src/firestore/**', 'tools/{chat-stores,firestore-emulator}/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [noApps, noLazy, kitOnly, slimEntries] }] },
  },
  { files: ['libs/testing/src/**'], rules: imports(kitOnly, serverOnly) },
  { files: ['libs/platform/src/**'], rules: imports(kitOnly, serverOnly) },
  {
    files: ['libs/contracts/src/**'],
    rules: imports(kitOnly, slimEntries, serverOnly),
  },
  { files: ['libs/domain/src/**'], rules: imports(outsideDomain) },
  { files: ['apps/api/src/**'], rules: imports(kitOnly, browserOnly) },
  {
    files: ['apps/api/src/**'],
    ignores: ['apps/api/src/{seed,testing}/**', '**/*.{test,fixture}.ts'],
    rules: { 'toam/own-tables': 'error' },
  },
  { files: ['apps/api/src/modules/**'], rules: { 'toam/module-reads': 'error' } },
  { files: ['apps/api/src/*/**'], rules: { 'toam/module-order': 'error' } },
  // Commands print to the terminal.
  { files: ['tools/**', 'apps/*/build.mjs', 'apps/e2e/**'], rules: { 'no-console': 'off' } },
);
