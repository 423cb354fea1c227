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
 * tests replace, and globals that packages declare again (exceljs its own `const { Buffer }`, readable-stream its own Promise, Symbol and
 * more).
 */
const injectedGlobals = ['Object', 'Array', 'Map', 'Set', 'WeakMap', 'JSON', 'Math', 'Reflect', 'RegExp'];

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
