/** These tests mock modules. */
const alone = ['federation/router.test.tsx', 'start/start-shell.test.tsx'];

module.exports = require('../../tools/jest/web-batches.cjs')(require('./jest.config.cjs'), alone);
