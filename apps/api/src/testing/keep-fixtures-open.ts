import { keepFixturesOpen } from './fixture';

/*
 * For batches of files: the database is opened and the API built once for all of them. Every test begins with empty tables, so that a
 * file cannot tell the difference.
 */
keepFixturesOpen();
