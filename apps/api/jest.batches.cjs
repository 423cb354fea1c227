const inBatches = require('../../tools/jest/in-batches.cjs');

/** They send thousands of calls. */
const attacks = ['addresses', 'columns', 'fields', 'foreign', 'generated'].map((name) => `attack/${name}.test.ts`);

/** They start processes or databases, or weigh the memory of their own. */
const alone = [
  ...['db/data-lock.test.ts', 'db/dump.test.ts', 'db/kill.test.ts'],
  ...['files/hostile-pictures.test.ts', 'instances.test.ts', 'memory.test.ts', 'start.test.ts'],
  ...['start-together.test.ts', 'modules/deals/ledger-kill.test.ts'],
  ...['modules/posts/portal-gateway/http-gateway.test.ts', 'modules/posts/never-twice.test.ts'],
  ...['modules/posts/faults/post-faults.test.ts', 'backup/backup.test.ts', 'move/move.test.ts'],
  'attack/generated.test.ts',
];

/** They use no database, or only the embedded one; PostgreSQL is killed in tools/faults. */
const onlyOnPglite = [
  'db/data-lock.test.ts',
  'db/dump.test.ts',
  'db/kill.test.ts',
  'env.test.ts',
  'files/hostile-pictures.test.ts',
  'modules/deals/ledger-kill.test.ts',
  'sheets/write-sheet.test.ts',
  'start.test.ts',
  'canaries/canary.test.ts',
  'canaries/metadata.test.ts',
];

/**
 * The first two restart or fill the server, which only PostgreSQL has. The others call every endpoint hundreds of times. Their result does
 * not depend on the engine (PGlite is PostgreSQL), and PostgreSQL takes half the processor time.
 */
const onlyOnPostgres = [
  'instances.test.ts',
  'modules/posts/faults/post-faults.test.ts',
  'move/move.test.ts',
  ...attacks,
  'http/edge-times.test.ts',
  'modules/business/figures-agree.test.ts',
  'modules/business/lists-agree.test.ts',
  'start-together.test.ts',
  'canaries/canaries.test.ts',
];

/** All of the API's tests. */
module.exports = inBatches(require('./jest.config.cjs'), {
  setup: `${__dirname}/src/testing/keep-fixtures-open.ts`,
  alone,
  without: process.env.TEST_DATABASE_URL ? onlyOnPglite : onlyOnPostgres,
});
