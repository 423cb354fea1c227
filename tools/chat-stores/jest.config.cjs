const base = require('../jest/node.cjs')(__dirname);

/** Both stores in Node. The API runs on PGlite, or on PostgreSQL with TEST_DATABASE_URL, like its own tests. */
module.exports = {
  ...base,
  moduleNameMapper: { ...base.moduleNameMapper, ...require('../firestore-emulator/browser-sdk.cjs') },
  testMatch: ['<rootDir>/**/*.test.ts'],
  testTimeout: 30_000,
  // the SDK keeps timers after its app is deleted
  forceExit: true,
};
