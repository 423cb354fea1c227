const path = require('node:path');

/** Where a package of the SDK has its build for browsers: it speaks WebChannel, the one for Node gRPC. */
function browserBuild(name) {
  const folder = path.dirname(require.resolve(`${name}/package.json`, { paths: [require.resolve('firebase/app')] }));
  const { browser } = require(`${folder}/package.json`).exports['.'];
  return path.join(folder, browser.require);
}

/** Jest's `moduleNameMapper` for tests that use the SDK in Node. */
module.exports = Object.fromEntries(
  ['auth', 'firestore', 'storage', 'util'].map((name) => [`^@firebase/${name}$`, browserBuild(`@firebase/${name}`)]),
);
