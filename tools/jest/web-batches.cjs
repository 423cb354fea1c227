const path = require('node:path');
const inBatches = require('./in-batches.cjs');

/** Screens in batches. @toam/testing has the hooks that clean up between tests. */
module.exports = (base) =>
  inBatches(base, { setup: path.resolve(__dirname, '../../libs/testing/src/render-route.tsx') });
