const path = require('node:path');
const inBatches = require('./batches.cjs');

/**
 * Screens in batches: React, the kit and its tables are loaded once for several files.
 * @param options.count of batches, 4 unless said otherwise
 * @param options.alone files below src/ that would disturb others
 */
module.exports = (base, { count = 4, alone = [] } = {}) =>
  inBatches(base, { batch: path.join(__dirname, 'batch/web.batch.ts'), count, alone });
