import { keepOverFiles } from './kept';

/** Given by jest.batches.cjs: the files of this batch, below the project's root. */
declare const batchedFiles: string[];

/*
 * Many files of tests as one for Jest, which gives each of its files a world of its own: here the code is loaded, the database
 * opened and the API built once for all of them. Each is a `describe` named by its path, and every test begins with empty
 * tables, so that a file cannot tell the difference.
 */
keepOverFiles();
for (const file of batchedFiles) describe(file, () => void jest.requireActual(`../../${file}`));
