/** Real databases start inside the tests, which takes time. */
module.exports = {
  ...require('../../tools/jest/node.cjs')(__dirname),
  testTimeout: 30_000,
  setupFilesAfterEnv: process.env.TEST_DATABASE_URL ? ['<rootDir>/src/testing/one-query-at-a-time.ts'] : [],
};
