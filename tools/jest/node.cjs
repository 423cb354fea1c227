const base = require('./base.cjs');

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

/**
 * Modules get these as parameters, which is quicker than asking Jest's sandbox. Nothing that fake timers or a test replaces, and
 * nothing that packages declare anew: exceljs has a `const { Buffer }` of its own.
 */
const injectedGlobals = [
  ...['Object', 'Array', 'Symbol', 'Map', 'Set', 'WeakMap', 'Number', 'String', 'Boolean', 'JSON', 'Math', 'Reflect'],
  ...['Uint8Array', 'Promise', 'Error', 'RegExp'],
];

/** Jest for projects that run in Node: domain, contracts, API. */
module.exports = (root) => {
  const { moduleNameMapper, ...config } = base(root, [...esmOnly, ...dynamicImports]);
  return {
    ...config,
    testEnvironment: 'node',
    sandboxInjectedGlobals: injectedGlobals,
    moduleNameMapper: {
      ...moduleNameMapper,
      // exported under "import" only, a condition that Jest's require doesn't have
      '^file-type$': require.resolve('file-type'),
    },
  };
};
