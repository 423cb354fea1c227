/** On PGlite, or on PostgreSQL with TEST_DATABASE_URL, as the API's. */
module.exports = {
  ...require('../jest/node.cjs')(__dirname),
  testMatch: ['<rootDir>/**/*.test.ts'],
  testTimeout: 30_000,
};
