/** On PGlite, or on PostgreSQL with TEST_DATABASE_URL, like the API's tests. */
module.exports = {
  ...require('../jest/node.cjs')(__dirname),
  testMatch: ['<rootDir>/**/*.test.ts'],
  testTimeout: 30_000,
};
