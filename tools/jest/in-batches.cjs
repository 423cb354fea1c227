const path = require('node:path');

/**
 * A project's Jest with its test files in four batches. Jest gives every file its own environment. Loading React and the kit, or
 * the API, again for each file takes longer than most tests. `npx jest <file>` still runs one file alone.
 * @param base the project's own configuration
 * @param options.setup module whose hooks apply to every file of a batch
 * @param options.alone files below src/ that would disturb others: they mock modules, or start processes
 * @param options.without files below src/ that must not run
 */
module.exports = (base, { setup, alone = [], without = [] }) => {
  const src = path.join(base.rootDir, 'src');
  const batches = path.join(__dirname, 'batch');
  const single = alone.filter((name) => !without.includes(name)).map((name) => path.join(src, name));
  return {
    ...base,
    roots: [src, batches],
    globals: { batching: { src, setup, except: [...alone, ...without] } },
    testMatch: [`${batches}/*.batch.ts`, ...single],
  };
};
