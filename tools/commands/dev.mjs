import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fillDemo } from './demo.mjs';
import { installIfNeeded } from './install.mjs';
import { runNx } from './nx.mjs';
import { freePort, isPortFree, readPort } from './ports.mjs';
import { everyRemote } from './remotes.mjs';
import { run, step, Stop, workspace } from './terminal.mjs';
import { publisher } from './web.mjs';

/** The folder that development serves. It is beside dist/web, so that it does not affect `npm start`. */
const webDir = path.join(workspace, '.cache/dev-web');

function chosenRemotes() {
  const names = process.argv.slice(2);
  const known = everyRemote();
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new Stop(`Không có phân hệ "${unknown}". Các phân hệ: ${known.join(', ')}.`);
  return names;
}

const publish = async (...args) => {
  const { code, output } = await run(process.execPath, [
    ...publisher,
    '--local',
    '--to',
    webDir,
    ...args,
  ]);
  if (code !== 0) throw new Stop(output.trim());
};

/** Remotes that were not named on the command line are built; unchanged ones come from the Nx cache. */
const buildOthers = (others) =>
  step('Dựng các phân hệ còn lại', async () => {
    const { code, output } = await runNx([
      'run-many',
      '-t',
      'build',
      '-p',
      'shell',
      'widget',
      ...others,
      '--output-style=static',
    ]);
    if (code !== 0) throw new Stop(`${output.trim()}\nDựng không thành công, xem lỗi ở trên.`);
    await publish('--shell', '--widget', ...others);
  });

/** A child process whose output goes to the terminal with its name in front. */
function child(name, args, options) {
  const started = spawn(process.execPath, args, { cwd: workspace, stdio: ['ignore', 'pipe', 'pipe'], ...options });
  const say = (part) => {
    for (const line of String(part).split('\n')) if (line.trim()) console.log(`[${name}] ${line}`);
  };
  started.stdout.on('data', say);
  started.stderr.on('data', say);
  return started;
}

const rsbuild = path.join(workspace, 'node_modules/@rsbuild/core/bin/rsbuild.js');
const devServer = (app, env) =>
  child(app, [rsbuild, 'dev'], {
    cwd: path.join(workspace, 'apps', app),
    env: { ...process.env, NODE_ENV: 'development', ...env },
  });

function startApi(port, address) {
  const tsx = path.join(workspace, 'node_modules/tsx/dist/cli.mjs');
  const env = {
    ...process.env,
    PORT: String(port),
    PUBLIC_URL: address,
    WEB_DIR: webDir,
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
  };
  return child(
    'api',
    [tsx, 'watch', '--clear-screen=false', '--tsconfig', 'apps/api/tsconfig.json', 'apps/api/src/main.ts'],
    { env },
  );
}

const answers = (url) =>
  fetch(url).then(
    (reply) => reply.ok,
    () => false, // not listening yet
  );

/** `npm run dev -- crm`: API and shell in development, and the named remotes with hot replacement inside that shell. */
export async function dev() {
  const names = chosenRemotes();
  const port = readPort();
  if (!(await isPortFree(port, 'localhost')))
    throw new Stop(`Cổng ${port} đang được dùng: PORT=${port + 1} npm run dev -- ${names.join(' ')}`);
  await installIfNeeded();
  await Promise.all([buildOthers(everyRemote().filter((name) => !names.includes(name))), fillDemo()]);

  const address = `http://localhost:${port}`;
  const apiPort = await freePort();
  const children = [];
  for (const name of names) {
    const remotePort = await freePort();
    await publish(name, '--entry', `http://localhost:${remotePort}/mf-manifest.json`);
    children.push(devServer(name, { REMOTE_PORT: String(remotePort) }));
  }
  children.push(startApi(apiPort, address));
  children.push(devServer('shell', { PORT: String(port), API_URL: `http://127.0.0.1:${apiPort}` }));

  const end = () => children.forEach((started) => started.kill('SIGTERM'));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, end);
  const ended = Promise.all(children.map((started) => new Promise((resolve) => started.on('exit', resolve))));
  // If one process fails, the others end too: half a platform would only confuse.
  children.forEach((started) => started.on('exit', end));

  while (
    children.every(({ exitCode }) => exitCode === null) &&
    !(await answers(`http://127.0.0.1:${apiPort}/api/health`))
  )
    await pause(300);
  if (children.every(({ exitCode }) => exitCode === null))
    console.log(`\nTổ Ấm (${names.join(', ') || 'shell'}) đang chạy tại ${address}\nDừng: Ctrl-C\n`);
  await ended;
  return 0;
}
