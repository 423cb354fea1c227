module.exports = {
  ...require('../../tools/jest/node.cjs')(__dirname),
  globalSetup: '<rootDir>/src/harness/set-up.ts',
  globalTeardown: '<rootDir>/src/harness/tear-down.ts',
  testTimeout: 60_000,
};
