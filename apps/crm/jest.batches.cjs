/** It mocks a module. */
const alone = ['need-list/need-list.screen.test.tsx'];

module.exports = require('../../tools/jest/web-batches.cjs')(require('./jest.config.cjs'), alone);
