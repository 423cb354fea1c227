/** What these mock, and the place that one gives the browser, would be there for the other files, too. */
const alone = ['federation/router.test.tsx', 'sign-in-place/place-host.test.tsx', 'start/start-shell.test.tsx'];

module.exports = require('../../tools/jest/web-batches.cjs')(require('./jest.config.cjs'), { count: 1, alone });
