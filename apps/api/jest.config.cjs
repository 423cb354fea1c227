/** Real databases start inside the tests, which takes its time. */
module.exports = {
  ...require('../../tools/jest/node.cjs')(__dirname),
  ...require('../../tools/jest/workers.cjs'),
  testTimeout: 30_000,
};
