import './contexts'; // first: its browser is closed after all files, not after the one that happens to ask for it
import path from 'node:path';

/** Given by tools/jest/batches.cjs. */
declare const batchedFiles: string[];

/* Each file is a `describe`; those of a worker share its browsers. */
for (const file of batchedFiles) describe(path.basename(file), () => void jest.requireActual(file));
