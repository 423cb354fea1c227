/** A CSS module whose classes are called as in the source. */
module.exports = new Proxy({}, { get: (_, name) => name === '__esModule' || name });
