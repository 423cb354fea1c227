const base = require('./base.cjs');

/** Jest for projects that run in the browser: screens and kit. */
module.exports = (root) => {
  const { moduleNameMapper, ...config } = base(root, ['partysocket']);
  return {
    ...config,
    testEnvironment: `${__dirname}/jsdom-with-fetch.cjs`,
    testEnvironmentOptions: { customExportConditions: ['browser', 'require', 'default'] },
    moduleNameMapper: {
      '\\.module\\.css$': `${__dirname}/css-module.cjs`,
      '\\.(css|svg|png|webp|woff2?)$': `${__dirname}/asset.cjs`,
      ...moduleNameMapper,
    },
    setupFiles: [`${__dirname}/browser-gaps.cjs`],
    setupFilesAfterEnv: [`${__dirname}/matchers.ts`],
    // more than what matchers.ts lets one wait take, so that a busy machine names the wait and not the test
    testTimeout: 20_000,
  };
};
