const path = require('node:path');
const transform = require('./swc.cjs');

const workspace = path.resolve(__dirname, '../..');

/** Dependencies that ship ES modules only; Jest runs CommonJS, so they are compiled like our own code. */
const esmOnly = [
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
  'flydrive',
  '@poppinss',
  'case-anything',
  'p-limit',
  'yocto-queue',
];

/** Loads its files by `import()`, which Jest's CommonJS lacks; compiled, it is a require. */
const dynamicImports = ['@electric-sql'];

/** Jest for projects that run in Node: domain, contracts, API. */
module.exports = (root) => ({
  rootDir: root,
  id: 'node', // names the folder of what is compiled: one for all of them
  testEnvironment: 'node',
  sandboxInjectedGlobals: require('./injected-globals.cjs'),
  // not among temporary files, which `npm test` deletes
  cacheDirectory: `${workspace}/node_modules/.cache/jest`,
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(${[...esmOnly, ...dynamicImports].join('|')})/)`],
  moduleNameMapper: {
    '^@toam/([^/]+)/(.*)$': `${workspace}/libs/$1/src/$2`,
    // exported under "import" only, a condition that Jest's require doesn't have
    '^file-type$': `${workspace}/node_modules/file-type/index.js`,
  },
  testMatch: ['<rootDir>/src/**/*.test.ts'],
  passWithNoTests: true,
});
