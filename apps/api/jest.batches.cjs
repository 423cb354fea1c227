const path = require('node:path');
const inBatches = require('../../tools/jest/batches.cjs');

const testFile = (name) => `${name}.test.ts`;

/** They ask no database, or only the embedded one. */
const onlyOnPglite = ['db/data-lock', 'db/dump', 'demo/brokerage', 'env', 'sheets/write-sheet', 'start'].map(testFile);

/**
 * They call every endpoint hundreds of times, and no engine decides what they look for (PGlite is PostgreSQL): PostgreSQL answers for
 * half the processor time. On PGlite: `npx jest src/http/nasty-input.test.ts src/permissions/phone-leaks.test.ts`.
 */
const onlyOnPostgres = ['http/nasty-input', 'permissions/phone-leaks'].map(testFile);

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
  without: process.env.TEST_DATABASE_URL ? onlyOnPglite : onlyOnPostgres,
});
