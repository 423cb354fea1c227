/** A CSS module in which each class keeps its source name. */
module.exports = new Proxy({}, { get: (_, name) => name === '__esModule' || name });
