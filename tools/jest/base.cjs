const path = require('node:path');

const workspace = path.resolve(__dirname, '../..');

/** TypeScript, TSX and ES modules of dependencies, compiled by SWC. */
const swc = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};

/**
 * Jest for any project.
 * @param root the project's folder
 * @param compiled dependencies that CommonJS can't load directly; they are compiled like our own code
 */
module.exports = (root, compiled) => ({
  rootDir: root,
  // not among the temporary files, which `npm test` deletes
  cacheDirectory: `${workspace}/node_modules/.cache/jest`,
  transform: { '^.+\\.[cm]?[jt]sx?$': ['@swc/jest', swc] },
  transformIgnorePatterns: [`/node_modules/(?!(${compiled.join('|')})/)`],
  moduleNameMapper: { '^@toam/([^/]+)/(.*)$': `${workspace}/libs/$1/src/$2` },
  testMatch: ['<rootDir>/src/**/*.test.ts?(x)'],
  passWithNoTests: true,
  // all processors, or those that `npm test` gives it beside another step
  maxWorkers: process.env.JEST_WORKERS ?? '100%',
  // a worker that uses too much memory is restarted between two files
  workerIdleMemoryLimit: '2GB',
});
