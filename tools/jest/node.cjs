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

/** Loads its files by `import()`, which Jest's CommonJS lacks. Compiled, it becomes a require. */
const dynamicImports = ['@electric-sql'];

/**
 * Modules get these globals as parameters, which is faster than a lookup in Jest's sandbox. Not in the list: globals that fake timers or
 * tests replace, and globals that packages declare again (exceljs has its own `const { Buffer }`).
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
      // exported only under the "import" condition, which Jest's require doesn't have
      '^file-type$': require.resolve('file-type'),
    },
  };
};
