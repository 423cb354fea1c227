const path = require('node:path');
const inBatches = require('../../tools/jest/batches.cjs');

const base = require('./jest.config.cjs');

/** Measured beside another step of `npm test`: a flow's length says little. */
const seconds = {
  accessibility: 60,
  'accessibility-administration': 26,
  'accessibility-customers': 24,
  'approval-queue': 22,
  'house-life': 51,
  'house-list': 26,
  'house-share': 13,
  'login-weight': 3,
  menu: 4,
  'need-life': 42,
  'remote-down': 58,
  session: 11,
  'staff-life': 43,
  'upload-photos': 20,
};

/** All flows in one batch for each worker: browsers that have loaded our scripts are lent from file to file. */
module.exports = inBatches(base, {
  batch: path.join(__dirname, 'src/harness/flows.batch.ts'),
  count: base.maxWorkers,
  seconds: Object.fromEntries(Object.entries(seconds).map(([name, time]) => [`${name}.test.ts`, time])),
});
