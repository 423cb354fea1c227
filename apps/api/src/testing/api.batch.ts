import path from 'node:path';
import { keepOverFiles } from './kept';

/** Given by tools/jest/batches.cjs. */
declare const batchedFiles: string[];

/*
 * Each file is a `describe`. The database is opened and the API built once for all of them; every test begins with empty tables,
 * so that a file cannot tell the difference.
 */
keepOverFiles();
for (const file of batchedFiles) describe(path.basename(file), () => void jest.requireActual(file));
