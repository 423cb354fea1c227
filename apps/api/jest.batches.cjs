const { readdirSync, statSync } = require('node:fs');
const path = require('node:path');
const base = require('./jest.config.cjs');

const testFile = (name) => `src/${name}.test.ts`;

/** Files that start processes or walk over everything: each as long as a batch, and alone. */
const alone = [
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
].map(testFile);

/**
 * Left out on PostgreSQL: they ask no database or only the embedded one, or walk over every endpoint, whose answers no engine
 * decides (PGlite is PostgreSQL).
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

/** More than there are processors, so that none is idle at the end; each loads the API and opens a database once. */
const batchCount = 6;

const sizeOf = (name) => statSync(path.join(__dirname, name)).size;

const files = readdirSync(path.join(__dirname, 'src'), { recursive: true })
  .map((name) => `src/${name}`)
  .filter((name) => name.endsWith('.test.ts') && !(process.env.TEST_DATABASE_URL && onceIsEnough.includes(name)));

/** The largest files first, each to the batch that is smallest so far: size stands for time. */
function inBatches(names) {
  const batches = Array.from({ length: batchCount }, () => ({ size: 0, names: [] }));
  for (const name of names.toSorted((one, other) => sizeOf(other) - sizeOf(one) || one.localeCompare(other))) {
    const smallest = batches.reduce((least, batch) => (batch.size < least.size ? batch : least));
    smallest.size += sizeOf(name);
    smallest.names.push(name);
  }
  return batches.map((batch) => batch.names);
}

const { testTimeout, maxWorkers, passWithNoTests, ...project } = base;

/** All of the API's tests in batches: loading the API for every file took most of the time. `npx jest <file>` runs one as it is. */
module.exports = {
  testTimeout,
  maxWorkers,
  passWithNoTests,
  projects: [
    {
      ...project,
      displayName: 'alone',
      testMatch: files.filter((name) => alone.includes(name)).map((name) => `<rootDir>/${name}`),
    },
    ...inBatches(files.filter((name) => !alone.includes(name))).map((batchedFiles, at) => ({
      ...project,
      displayName: `batch ${at + 1}`,
      globals: { batchedFiles },
      testMatch: ['<rootDir>/src/testing/batch.ts'],
    })),
  ],
};
