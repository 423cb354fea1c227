/** It mocks a module. */
const alone = ['house/feed/feed-posts.test.tsx'];

module.exports = require('../../tools/jest/web-batches.cjs')(require('./jest.config.cjs'), alone);
