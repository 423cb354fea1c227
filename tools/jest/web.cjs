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
      // the paths of libs/ui/src/input, in the copy of antd that CommonJS loads
      '^antd/es/(.*)$': 'antd/lib/$1',
      ...moduleNameMapper,
    },
    setupFiles: [`${__dirname}/browser-gaps.cjs`],
    setupFilesAfterEnv: [`${__dirname}/matchers.ts`],
    // longer than one wait of matchers.ts, so that on a busy machine the error names the wait and not the test
    testTimeout: 60_000,
  };
};
