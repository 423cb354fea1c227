/** Real databases start inside the tests, which takes its time; nothing else is tested beside them (tools/commands/test.mjs). */
module.exports = { ...require('../../tools/jest/node.cjs')(__dirname), testTimeout: 30_000, maxWorkers: '100%' };
