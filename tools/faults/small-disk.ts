import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A disk of its own for database and files, small enough to be filled. */
export interface SmallDisk {
  folder: string;
  /** Takes the last byte of it. */
  fill(): void;
  /** Gives back what `fill` took. */
  free(): void;
  remove(): void;
}

const megabytes = 512;

/** A file system in memory. @returns undefined where nobody may mount one: only root may */
export function makeSmallDisk(): SmallDisk | undefined {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'toam-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const filler = path.join(folder, 'filler');
  const unmount = () => execFileSync('umount', ['--lazy', folder]);
  process.once('exit', unmount); // also when the run is interrupted
  return {
    folder,
    fill: () => {
      const file = openSync(filler, 'w');
      try {
        for (let size = 1 << 20; size > 0;) size = writtenWhole(file, size) ? size : size >> 1;
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(filler, { force: true }),
    remove: () => {
      process.off('exit', unmount);
      unmount();
      rmSync(folder, { recursive: true });
    },
  };
}

function writtenWhole(file: number, size: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(size)) === size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false;
    throw error;
  }
}
