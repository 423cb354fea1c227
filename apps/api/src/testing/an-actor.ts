/** The people of the tests: the same as those of the rules' own tests. */
export { anActor, anAdmin } from '@toam/domain/an-actor';
