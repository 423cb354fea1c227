module.exports = require('../../tools/jest/web-batches.cjs')(require('./jest.config.cjs'), { count: 2 });
