const path = require('node:path');
const inBatches = require('./in-batches.cjs');

const setup = path.resolve(__dirname, '../../libs/testing/src/render-route.tsx');

/** Screens in batches. The hooks that tidy up between tests are @toam/testing's. */
module.exports = (base, alone) => inBatches(base, { setup, alone });
