const path = require('node:path');
const inBatches = require('./batches.cjs');

/** Screens in batches: React, the kit and its tables are loaded once for several files. */
module.exports = (base) => inBatches(base, { batch: path.join(__dirname, 'batch/web.batch.ts'), count: 4 });
