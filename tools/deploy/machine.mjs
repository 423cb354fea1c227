import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensurePackages } from '../commands/programs.mjs';
import { run, workspace } from '../commands/terminal.mjs';

/** What it has of its own, and that it ends with its parent. */
const namespaces = ['--mount', '--net', '--pid', '--uts', '--ipc', '--cgroup', '--fork', '--kill-child'];

/** Why this machine can't hold another one; undefined if it can. */
export function whyNoMachine() {
  if (process.platform !== 'linux' || process.getuid() !== 0) return 'cần root trên Linux';
  if (!existsSync('/etc/debian_version')) return 'cần Debian';
  if (!cgroups()) return 'không có cgroup2';
  return spawnSync('unshare', [...namespaces, 'true']).status === 0 ? undefined : 'không được tạo namespace';
}

/** Where this machine's second version of control groups is: systemd needs one of its own. */
const cgroups = () => /^\S+ (\S+) cgroup2 rw/m.exec(readFileSync('/proc/mounts', 'utf8'))?.[1];

/** Removes a control group with those in it. They are empty when their processes are dead. */
function removeGroups(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) removeGroups(path.join(folder, entry.name));
  rmdirSync(folder);
}

/** The process that is number 1 inside: the child of the one that we started. */
async function firstProcess(outer) {
  for (let tries = 0; tries < 200; tries++) {
    const [child] = readFileSync(`/proc/${outer}/task/${outer}/children`, 'utf8').trim().split(' ');
    if (child && readFileSync(`/proc/${child}/comm`, 'utf8').trim() === 'systemd') return child;
    await pause(50);
  }
  throw new Error('the machine did not start');
}

/**
 * A Debian machine with systemd beside this one (machine.sh): nothing of it stays. It has no network but its own.
 * @param {string[]} packages what will be installed there: it comes from this machine
 * @returns {Promise<{ run: (script: string) => Promise<{ code: number, output: string }>, stop: () => Promise<void> }>} `run` types a
 *   script at its shell as root; what one exports, the next has
 */
export async function startMachine(packages) {
  await ensurePackages(['systemd', 'adduser', 'iproute2', ...packages]);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'toam-machine-'));
  const group = path.join(cgroups(), path.basename(folder));
  mkdirSync(group);
  const script = path.join(import.meta.dirname, 'machine.sh');
  const joined = `echo $$ > '${group}/cgroup.procs'; exec setpriv --pdeathsig KILL unshare ${namespaces.join(' ')} bash '${script}' '${folder}' '${workspace}'`;
  const outer = spawn('bash', ['-c', joined], { stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = new Promise((done) => outer.on('close', done));
  const endAtOnce = () => outer.kill('SIGKILL');
  process.once('exit', endAtOnce);
  const stop = async () => {
    process.off('exit', endAtOnce);
    outer.kill('SIGKILL'); // with it its child, and with that everything inside
    await ended;
    while (readFileSync(`${group}/cgroup.events`, 'utf8').includes('populated 1')) await pause(50);
    removeGroups(group);
    rmdirSync(folder);
  };
  try {
    const first = await firstProcess(outer.pid);
    const inside = ['--target', first, '--mount', '--net', '--pid', '--uts', '--ipc', '--cgroup'];
    const shell = ['env', '-i', 'HOME=/root', 'LANG=C.UTF-8', 'DEBIAN_FRONTEND=noninteractive', `PATH=${systemPath}`];
    const remembers = (script) => `cd /; touch /run/exported; . /run/exported\n${script}\nexport -p > /run/exported\n`;
    const typed = (text) => run('nsenter', [...inside, ...shell, 'bash', '-eo', 'pipefail', '-c', remembers(text)]);
    const isUp = `until systemctl is-system-running 2>&1 | grep -qxE 'running|degraded'; do sleep 0.1; done`;
    const { code, output } = await typed(`timeout 60 sh -c "${isUp}"`);
    if (code !== 0) throw new Error(`the machine's systemd is not up: ${output}`);
    return { run: typed, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const systemPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
