const path = require('node:path');
const inBatches = require('../../tools/jest/batches.cjs');

const base = require('./jest.config.cjs');

/** Measured beside another step of `npm test`: a flow's length says little. */
const seconds = {
  accessibility: 37,
  'accessibility-administration': 49,
  'accessibility-customers': 31,
  'approval-queue': 10,
  'draft-life': 30,
  hands: 12,
  'house-brochure': 6,
  'house-life': 44,
  'house-list': 22,
  'house-share': 10,
  'login-weight': 4,
  menu: 2,
  'need-life': 24,
  'remote-down': 49,
  session: 13,
  'staff-life': 30,
  'upload-photos': 18,
};

/** All flows in one batch for each worker: browsers that have loaded our scripts are lent from file to file. */
module.exports = inBatches(base, {
  batch: path.join(__dirname, 'src/harness/flows.batch.ts'),
  count: base.maxWorkers,
  seconds: Object.fromEntries(Object.entries(seconds).map(([name, time]) => [`${name}.test.ts`, time])),
});
