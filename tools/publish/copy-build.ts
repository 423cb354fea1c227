import { cp, mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Open tabs run an older build and still load its chunks: keep them for a month. */
const keepDays = 30;

/** Files without a hash in their name refer to the others, so they are copied last. */
const isPointer = (file: string) => /^(index|login|chat)\.html|^chat\.js|^mf-manifest\.json|^remote\.json/.test(file);
/** Build statistics; browsers do not need them. */
const isIdle = (file: string) => file.startsWith('mf-stats.json');

async function filesIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)));
}

async function prune(target: string, current: Set<string>, skip: (file: string) => boolean): Promise<void> {
  const oldest = Date.now() - keepDays * 24 * 60 * 60 * 1000;
  for (const file of await filesIn(target)) {
    if (current.has(file) || skip(file)) continue;
    const full = path.join(target, file);
    if ((await stat(full)).mtimeMs < oldest) await rm(full);
  }
}

/**
 * Copies a build over the served files. What is served is complete at every moment: content is copied first, then the files that
 * refer to it. Files of earlier builds stay for a month.
 * @param foreign paths below `target` that belong to other builds
 */
export async function copyBuild(
  build: string,
  target: string,
  foreign: (file: string) => boolean = () => false,
): Promise<void> {
  const files = (await filesIn(build)).filter((file) => !isIdle(file));
  const ordered = [...files.filter((file) => !isPointer(file)), ...files.filter(isPointer)];
  for (const file of ordered) {
    await mkdir(path.dirname(path.join(target, file)), { recursive: true });
    await cp(path.join(build, file), path.join(target, file));
  }
  // If such a file is now too small to compress, its old compressed copies must go: they would be served instead of it.
  const stale = files
    .filter(isPointer)
    .flatMap((file) => [`${file}.br`, `${file}.gz`])
    .filter((copy) => !files.includes(copy));
  for (const copy of stale) await rm(path.join(target, copy), { force: true });
  await prune(target, new Set(files), foreign);
}
