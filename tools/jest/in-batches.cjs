const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

/** A module that one file mocks would be mocked for the files after it, too. */
const mocksModules = (file) => /^jest\.mock\(/m.test(readFileSync(file, 'utf8'));

/**
 * A project's Jest with its test files in four batches. Jest gives every file its own environment. Loading React and the kit, or
 * the API, again for each file takes longer than most tests. `npx jest <file>` still runs one file alone. A file that mocks a
 * module always runs alone.
 * @param options.setup module whose hooks apply to every file of a batch
 * @param options.alone files below src/ that start processes and would disturb others
 * @param options.without files below src/ that must not run
 */
module.exports = (base, { setup, alone = [], without = [] }) => {
  const src = path.join(base.rootDir, 'src');
  const batches = path.join(__dirname, 'batch');
  const names = readdirSync(src, { recursive: true }).filter((name) => /\.test\.tsx?$/.test(name));
  const apart = names.filter((name) => alone.includes(name) || mocksModules(path.join(src, name)));
  return {
    ...base,
    roots: [src, batches],
    globals: { batching: { src, setup, files: names.filter((name) => ![...apart, ...without].includes(name)) } },
    testMatch: [
      `${batches}/*.batch.ts`,
      ...apart.filter((name) => !without.includes(name)).map((name) => path.join(src, name)),
    ],
  };
};
