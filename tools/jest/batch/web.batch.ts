import '@toam/testing/render-route';
import path from 'node:path';

/** Given by tools/jest/batches.cjs. */
declare const batchedFiles: string[];

/* Each file is a `describe`. The hooks that tidy up between tests are @toam/testing's, registered above for all of them. */
for (const file of batchedFiles) describe(path.basename(file), () => void jest.requireActual(file));
