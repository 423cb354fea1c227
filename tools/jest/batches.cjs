const path = require('node:path');
const { partOf, split, testsBelow } = require('./batch-files.cjs');

/**
 * A project's Jest with its files in batches: Jest gives every file a world of its own, and loading the code anew for each took
 * most of the time. `npx jest <file>` still runs one as it is.
 * @param base the project's own configuration
 * @param options.batch file that runs a batch: it names `batchedFiles` (global), absolute paths
 * @param options.count more than there are processors, so that none is idle at the end
 * @param options.alone files that would disturb others, or are as long as a batch, below src/
 * @param options.without files that are not to run at all
 * @param options.seconds what files take whose size says too little, below src/; it only balances the batches
 */
module.exports = function inBatches(base, { batch, count, alone = [], without = [], seconds = {} }) {
  const { testTimeout, maxWorkers, workerIdleMemoryLimit, passWithNoTests, ...project } = base;
  const src = path.join(base.rootDir, 'src');
  const isOneOf = (names) => (file) => names.some((name) => file === path.join(src, name));
  const files = testsBelow(base.rootDir).filter((file) => !isOneOf(without)(file));
  const single = files.filter(isOneOf(alone));
  const batches = split(
    files.filter((file) => !isOneOf(alone)(file)),
    count,
    (file) => seconds[path.relative(src, file)],
  );
  return {
    testTimeout,
    passWithNoTests,
    ...(maxWorkers && { maxWorkers, workerIdleMemoryLimit }),
    projects: [
      ...(single.length ? [{ ...project, displayName: 'alone', testMatch: single }] : []),
      ...batches.map((batchedFiles, at) => partOf(project, `batch ${at + 1}`, batch, batchedFiles)),
    ],
  };
};
