import path from 'node:path';

/** Given by tools/jest/workspace.cjs. */
declare const batchedFiles: string[];

/* Each file is a `describe`, and tidies up by itself. */
for (const file of batchedFiles) describe(path.basename(file), () => void jest.requireActual(file));
