const { readdirSync, statSync } = require('node:fs');
const path = require('node:path');

/** The largest files first, each to the batch that is smallest so far: size stands for time. */
function split(files, count) {
  const batches = Array.from({ length: count }, () => ({ size: 0, names: [] }));
  const sized = files.map((name) => ({ name, size: statSync(name).size }));
  for (const { name, size } of sized.toSorted((a, b) => b.size - a.size || a.name.localeCompare(b.name))) {
    const smallest = batches.reduce((least, batch) => (batch.size < least.size ? batch : least));
    smallest.size += size;
    smallest.names.push(name);
  }
  return batches.map((batch) => batch.names).filter((names) => names.length > 0);
}

/**
 * A project's Jest with its files in batches: Jest gives every file a world of its own, and loading the code anew for each took
 * most of the time. `npx jest <file>` still runs one as it is.
 * @param base the project's own configuration
 * @param options.batch file that runs a batch: it names `batchedFiles` (global), absolute paths
 * @param options.count more than there are processors, so that none is idle at the end
 * @param options.alone files that would disturb others, or are as long as a batch, below src/
 * @param options.without files that are not to run at all
 */
module.exports = function inBatches(base, { batch, count, alone = [], without = [] }) {
  const { testTimeout, maxWorkers, passWithNoTests, ...project } = base;
  const src = path.join(base.rootDir, 'src');
  const isOneOf = (names) => (file) => names.some((name) => file === path.join(src, name));
  const files = readdirSync(src, { recursive: true })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => path.join(src, name))
    .filter((file) => !isOneOf(without)(file));
  const single = files.filter(isOneOf(alone));
  const batches = split(
    files.filter((file) => !isOneOf(alone)(file)),
    count,
  );
  return {
    testTimeout,
    passWithNoTests,
    ...(maxWorkers && { maxWorkers }),
    projects: [
      ...(single.length ? [{ ...project, displayName: 'alone', testMatch: single }] : []),
      ...batches.map((batchedFiles, at) => ({
        ...project,
        displayName: `batch ${at + 1}`,
        globals: { batchedFiles },
        roots: [base.rootDir, path.dirname(batch)],
        testMatch: [batch],
      })),
    ],
  };
};
