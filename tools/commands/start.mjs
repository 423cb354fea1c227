import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fillDemo } from './demo.mjs';
import { installIfNeeded } from './install.mjs';
import { isPortFree, readPort } from './ports.mjs';
import { step, Stop, workspace } from './terminal.mjs';
import { buildWeb, publishWeb } from './web.mjs';

const accounts = [
  ['superadmin@toam.vn', 'Super Admin'],
  ['admin@toam.vn', 'Admin'],
  ['manager@toam.vn', 'Quản lý'],
  ['leader@toam.vn', 'Trưởng nhóm'],
  ['staff@toam.vn', 'Nhân viên'],
  ['accountant@toam.vn', 'Kế toán'],
  ['marketer@toam.vn', 'Marketer'],
];

async function refuseTakenPort(port) {
  const host = process.env.HOST || 'localhost';
  if (await isPortFree(port, host)) return;
  throw new Stop(
    `Cổng ${port} đang được chương trình khác dùng. Tắt chương trình đó, hoặc chọn cổng khác: PORT=${port + 1} npm start`,
  );
}

const build = () =>
  step('Dựng giao diện và máy chủ', async () => {
    await buildWeb();
    await publishWeb();
  });

/** The API as a child in its own process group, so that one Ctrl-C reaches it once, as a request to end. */
function startApi() {
  return spawn(process.execPath, ['--enable-source-maps', '--max-old-space-size=768', 'apps/api/dist/main.js'], {
    cwd: workspace,
    env: { ...process.env, LOG_LEVEL: process.env.LOG_LEVEL || 'warn' },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: process.platform !== 'win32',
  });
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Before the server runs: a signal also ends the install or build step, and no half-finished result counts as complete. */
const leave = () => process.exit(130);

/** Forwards a signal to the server. A second signal at least one second later ends the server at once. */
function forwardSignals(child) {
  let askedAt = 0;
  const end = () => {
    if (askedAt && Date.now() - askedAt > 1000) child.kill('SIGKILL');
    if (askedAt) return;
    askedAt = Date.now();
    child.kill('SIGTERM');
  };
  for (const signal of signals) process.off(signal, leave).on(signal, end);
  return () => askedAt > 0;
}

const isHealthy = (address) =>
  fetch(`${address}/api/health`, { signal: AbortSignal.timeout(2000) }).then(
    (reply) => reply.ok,
    () => false, // not listening yet
  );

function welcome(address) {
  const lines = ['', `Tổ Ấm đang chạy tại ${address}`];
  if (process.env.DEMO !== '0' && process.env.NODE_ENV !== 'production') {
    lines.push('', 'Tài khoản dùng thử, mật khẩu ToAm@2026:');
    for (const [email, role] of accounts) lines.push(`  ${email.padEnd(20)} ${role}`);
  }
  lines.push('', 'Dừng: Ctrl-C');
  console.log(lines.join('\n'));
}

/** `npm start`: installs, builds, fills an empty database, then runs the API in the foreground. Exits with the API's code. */
export async function start() {
  const port = readPort();
  for (const signal of signals) process.on(signal, leave);
  await refuseTakenPort(port);
  await installIfNeeded();
  await Promise.all([build(), fillDemo()]);
  const child = startApi();
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code));
  });
  const isEnding = forwardSignals(child);
  let running = true;
  void ended.finally(() => (running = false));
  const address = `http://localhost:${port}`;
  while (running && !(await isHealthy(address))) await pause(200);
  if (running) welcome(process.env.PUBLIC_URL || address);
  const code = await ended;
  return isEnding() ? 0 : (code ?? 1);
}
