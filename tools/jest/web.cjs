const path = require('node:path');
const transform = require('./swc.cjs');

const workspace = path.resolve(__dirname, '../..');

/** Dependencies that ship ES modules only; Jest runs CommonJS, so they are compiled like our own code. */
const esmOnly = ['partysocket'];

/** Jest for projects that run in the browser: screens and kit. */
module.exports = (root) => ({
  rootDir: root,
  id: 'web', // names the folder of what is compiled: one for all of them
  testEnvironment: `${__dirname}/jsdom-with-fetch.cjs`,
  testEnvironmentOptions: { customExportConditions: ['browser', 'require', 'default'] },
  // not among temporary files, which `npm test` deletes
  cacheDirectory: `${workspace}/node_modules/.cache/jest`,
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': `${__dirname}/css-module.cjs`,
    '\\.(css|svg|png|webp|woff2?)$': `${__dirname}/asset.cjs`,
    '^@toam/([^/]+)/(.*)$': `${workspace}/libs/$1/src/$2`,
  },
  setupFiles: [`${__dirname}/browser-gaps.cjs`, `${__dirname}/no-owner-stacks.cjs`],
  setupFilesAfterEnv: [`${__dirname}/matchers.ts`],
  testMatch: ['<rootDir>/src/**/*.test.ts?(x)'],
  // more than what matchers.ts lets one wait take, so that a busy machine names the wait and not the test
  testTimeout: 20_000,
  passWithNoTests: true,
});
