const base = require('../jest/node.cjs')(__dirname);

module.exports = {
  ...base,
  moduleNameMapper: { ...base.moduleNameMapper, ...require('./browser-sdk.cjs') },
  testMatch: ['<rootDir>/**/*.test.ts'],
  testTimeout: 20_000,
  // the SDK keeps timers after its app is deleted
  forceExit: true,
};
