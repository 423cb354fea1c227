const path = require('node:path');
const inBatches = require('../../tools/jest/batches.cjs');

const testFile = (name) => `${name}.test.ts`;

/**
 * On PostgreSQL these are left out: they ask no database or only the embedded one, or walk over every endpoint, whose answers no
 * engine decides (PGlite is PostgreSQL).
 */
const onceIsEnough = [
  'db/data-lock',
  'db/dump',
  'demo/brokerage',
  'env',
  'http/nasty-input',
  'permissions/phone-leaks',
  'sheets/write-sheet',
  'start',
].map(testFile);

/** All of the API's tests: loading the API, opening a database and mounting every endpoint is done once per batch. */
module.exports = inBatches(require('./jest.config.cjs'), {
  batch: path.join(__dirname, 'src/testing/api.batch.ts'),
  count: 6,
  // they start processes, or walk over everything
  alone: [
    'db/data-lock',
    'db/dump',
    'db/kill',
    'demo/brokerage',
    'demo/fill',
    'http/nasty-input',
    'permissions/permissions',
    'permissions/phone-leaks',
    'sheets/write-sheet',
    'start',
  ].map(testFile),
  without: process.env.TEST_DATABASE_URL ? onceIsEnough : [],
});
