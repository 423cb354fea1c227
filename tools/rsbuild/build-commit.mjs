import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const git = async (cwd, args) =>
  (await promisify(execFile)('git', args, { cwd, maxBuffer: 64 * 1024 * 1024 })).stdout.trim();

/**
 * The commit that files were built from.
 * @param {string[]} files below `root`
 * @param {string} root the workspace
 * @returns null if the commit has one of them otherwise, or git is not there: then nobody could build the same again
 */
export async function commitOf(files, root) {
  try {
    const changed = await git(root, ['status', '--porcelain', '--', ...files]);
    return changed ? null : await git(root, ['rev-parse', 'HEAD']);
  } catch {
    return null; // a copy of the sources without git builds, too
  }
}
