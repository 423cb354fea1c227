const path = require('node:path');

/** TypeScript, TSX and ES modules of dependencies, compiled for Jest by SWC. */
module.exports = {
  '^.+\\.[cm]?[jt]sx?$': [
    path.join(__dirname, 'transform.cjs'),
    {
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};
