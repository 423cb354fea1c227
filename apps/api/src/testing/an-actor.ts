/** The actors of the tests: the same as in the tests of the access rules. */
export { anActor, anAdmin, everyFlag, oneOfEach } from '@toam/domain/an-actor';
