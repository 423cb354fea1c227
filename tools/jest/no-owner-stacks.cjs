const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = require('react');

/*
 * React in development takes a stack for each element that is made, for `captureOwnerStack`, until there were too many in a second.
 * Here there were too many from the start: nobody asks for them, and its warnings are the same without.
 */
if (typeof internals.recentlyCreatedOwnerStacks !== 'number')
  throw new Error('React counts owner stacks elsewhere now');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {}, configurable: true });
