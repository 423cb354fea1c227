import { keepFixturesOpen } from './fixture';

/*
 * For batches of test files: the database and the API open once for all of them. Every test starts with empty tables, so a
 * file sees no difference.
 */
keepFixturesOpen();
