const path = require('node:path');
const inBatches = require('../../tools/jest/batches.cjs');

const testFile = (name) => `${name}.test.ts`;

/** They ask no database, or only the embedded one. */
const onlyOnPglite = ['db/data-lock', 'db/dump', 'db/staff-migration', 'env', 'sheets/write-sheet', 'start'].map(
  testFile,
);

/** They take the server away, which only PostgreSQL is. */
const onlyOnServer = ['db/outage'].map(testFile);

/**
 * They call every endpoint hundreds of times, and no engine decides what they look for (PGlite is PostgreSQL): PostgreSQL answers for
 * half the processor time. On PGlite: `npx jest src/http/nasty-input.test.ts src/permissions/phone-leaks.test.ts`.
 */
const onlyOnPostgres = ['http/nasty-input', 'permissions/phone-leaks'].map(testFile);

/** Measured, where size says too little. */
const seconds = {
  'audit/every-deed': 4,
  'db/staff-migration': 3,
  'http/nasty-input': 15,
  'modules/auth/sign-in': 7,
  'modules/customers/merge/merge-storm': 6,
  'modules/houses/sharing/decide-at-once': 4,
  'modules/houses/sharing/take-house-step': 7,
  'modules/users/hand-over/hand-over-storm': 7,
  'permissions/permissions': 4,
  'permissions/phone-leaks': 15,
  'sheets/read-sheet': 4,
  'sheets/write-sheet': 2,
};

/** All of the API's tests: loading the API, opening a database and mounting every endpoint is done once per batch. */
module.exports = inBatches(require('./jest.config.cjs'), {
  batch: path.join(__dirname, 'src/testing/api.batch.ts'),
  count: 4,
  // they start processes, or databases
  alone: ['db/data-lock', 'db/dump', 'db/kill', 'db/outage', 'start'].map(testFile),
  seconds: Object.fromEntries(Object.entries(seconds).map(([name, time]) => [testFile(name), time])),
  without: process.env.TEST_DATABASE_URL ? onlyOnPglite : [...onlyOnPostgres, ...onlyOnServer],
});
