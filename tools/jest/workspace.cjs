const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');

const workspace = path.resolve(__dirname, '../..');

/** The API's tests have a run for each database engine, the end-to-end ones a build and Chromium. */
const others = ['apps/api', 'apps/e2e'];

const folders = ['apps', 'libs']
  .flatMap((group) => readdirSync(path.join(workspace, group)).map((name) => `${group}/${name}`))
  .filter((folder) => !others.includes(folder) && existsSync(path.join(workspace, folder, 'jest.config.cjs')));

/** As `nx test <project>` runs it: in batches where it has them. What only a whole run may say is left out. */
function partsOf(folder) {
  const batched = path.join(workspace, folder, 'jest.batches.cjs');
  const config = require(existsSync(batched) ? batched : path.join(workspace, folder, 'jest.config.cjs'));
  return (config.projects ?? [config]).map(({ testTimeout, passWithNoTests, displayName, ...part }) => ({
    ...part,
    displayName: [path.basename(folder), displayName].filter(Boolean).join(' '),
  }));
}

/**
 * The tests of every project but the API's and the end-to-end ones as one Jest on all processors: `npm test` starts it once instead
 * of Nx and a Jest per project.
 */
module.exports = {
  rootDir: workspace,
  projects: folders.flatMap(partsOf),
  ...require('./workers.cjs'),
  testTimeout: require('./web.cjs')(workspace).testTimeout,
};
