module.exports = {
  ...require('../../tools/jest/node.cjs')(__dirname),
  globalSetup: '<rootDir>/src/harness/set-up.ts',
  globalTeardown: '<rootDir>/src/harness/tear-down.ts',
  // each has a server of its own; a flow waits for half of its time
  maxWorkers: 2,
  testTimeout: 120_000,
};
