import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { compressFile } from '../../libs/releases/src/compress.ts';

const compressible = /\.(js|css|html|json|svg|txt)$/;
/** Writes `.br` and `.gz` beside every text file of the build, so the server never compresses static files itself. */
export const precompress = (directory: string): RsbuildPlugin => ({
  name: 'toam:precompress',
  apply: 'build',
  setup(api) {
    api.onAfterBuild(async () => {
      const files = await readdir(directory, { recursive: true, withFileTypes: true });
      const texts = files.filter((file) => file.isFile() && compressible.test(file.name));
      await Promise.all(texts.map((file) => compressFile(path.join(file.parentPath, file.name))));
    });
  },
});
