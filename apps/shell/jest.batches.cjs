module.exports = require('../../tools/jest/web-batches.cjs')(require('./jest.config.cjs'));
