import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { run, step, Stop, workspace } from './terminal.mjs';

const read = (file) => JSON.parse(readFileSync(path.join(workspace, file), 'utf8')).packages;

/**
 * Whether node_modules matches package-lock.json. Compares contents, not times:
 * a checkout changes the times of files without changing the files.
 */
function isInstalled() {
  if (!existsSync(path.join(workspace, 'node_modules/.package-lock.json'))) return false;
  const installed = read('node_modules/.package-lock.json');
  return Object.entries(read('package-lock.json')).every(([place, wanted]) => {
    if (!place.includes('node_modules/') || wanted.link) return true;
    // The lock lists binaries of other platforms, which are never installed.
    if (!installed[place]) return wanted.optional === true || wanted.peer === true;
    return installed[place].version === wanted.version;
  });
}

/** Installs the dependencies if they are missing or do not match the lock. It runs no install scripts; no package needs one. */
export async function installIfNeeded() {
  if (isInstalled()) return;
  await step('Cài đặt thư viện (lần đầu khoảng một phút)', async () => {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const { code, output } = await run(npm, ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts']);
    if (code === 0) return;
    throw new Stop(`${output.trim()}\nKhông cài được thư viện: kiểm tra kết nối tới kho npm rồi chạy lại.`);
  });
}
