/**
 * Jest hands these to every module as parameters. Otherwise each mention of `Object` asks the sandbox's global object, which is so slow
 * that drizzle's `is()` alone took two thirds of the API tests' processor time. Nothing that fake timers or a test replaces, and
 * nothing that packages declare anew: exceljs has a `const { Buffer }` of its own.
 */
module.exports = [
  'Object',
  'Array',
  'Symbol',
  'Map',
  'Set',
  'WeakMap',
  'Number',
  'String',
  'JSON',
  'Math',
  'Reflect',
  'Uint8Array',
  'Promise',
  'Error',
  'Boolean',
  'RegExp',
];
