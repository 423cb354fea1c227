const { existsSync, readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { partOf, split, testsBelow } = require('./batch-files.cjs');

const workspace = path.resolve(__dirname, '../..');

/** Its tests have a run for each database engine. */
const api = 'apps/api';

/** The harness itself, and what its hooks answer for: the network, and who is signed in. */
const harness = ['libs/api-client', 'libs/auth', 'libs/live', 'libs/testing'];

/** It holds the only session, frame and history, and tests how they are left: a world without others' screens. */
const shell = path.join(workspace, 'apps/shell');

const configOf = (project) => path.join(workspace, project, 'jest.config.cjs');

const projects = ['apps', 'libs']
  .flatMap((group) => readdirSync(path.join(workspace, group)).map((name) => `${group}/${name}`))
  .filter((project) => project !== api && existsSync(configOf(project)));

const runsInNode = (project) => require(configOf(project)).testEnvironment === 'node';

const testsOf = (names) => names.flatMap((name) => testsBelow(path.join(workspace, name)));

/** What the project's own batches leave alone. */
function leftAlone(project) {
  const batched = path.join(workspace, project, 'jest.batches.cjs');
  const parts = existsSync(batched) ? require(batched).projects : [];
  return parts.filter(({ displayName }) => displayName === 'alone').flatMap(({ testMatch }) => testMatch);
}

/** What stands in a module's place would stand there for the other files of a batch, too. */
const replacesModules = (file) => /^jest\.mock\(/m.test(readFileSync(file, 'utf8'));

const inBrowser = testsOf(projects.filter((project) => !runsInNode(project)));
const alone = new Set([...testsOf(harness), ...projects.flatMap(leftAlone), ...inBrowser.filter(replacesModules)]);

const together = inBrowser.filter((file) => !alone.has(file));
const isOfShell = (file) => file.startsWith(shell + path.sep);

/** A project's Jest without what belongs to the whole run. */
const partFrom = ({ testTimeout, passWithNoTests, ...part }) => part;

const web = require('./web.cjs')(workspace);
const screens = partFrom(web);
const rules = partFrom(require('./node.cjs')(workspace));

const inBatches = (part, name, batch, files, count) =>
  split(files, count).map((batched, at) =>
    partOf(part, `${name} ${at + 1}`, path.join(__dirname, 'batch', batch), batched),
  );

/**
 * The tests of every project but the API as one Jest, in batches that ask for no project: each loads React
 * and the kit, and its code grows quick, once for a quarter of all screens. `nx test <project>` runs those of one project.
 */
module.exports = {
  rootDir: workspace,
  projects: [
    {
      ...screens,
      displayName: 'alone',
      roots: [...new Set([...alone].map((file) => path.dirname(file)))],
      testMatch: [...alone],
    },
    ...inBatches(screens, 'shell', 'web.batch.ts', together.filter(isOfShell), 1),
    ...inBatches(
      screens,
      'screens',
      'web.batch.ts',
      together.filter((file) => !isOfShell(file)),
      4,
    ),
    ...inBatches(rules, 'rules', 'rules.batch.ts', testsOf(projects.filter(runsInNode)), 1),
  ],
  ...require('./workers.cjs'),
  testTimeout: web.testTimeout,
};
