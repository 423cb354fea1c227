import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { folderWith, liveRegistry, readDevArguments, serveText } from './against.mjs';
import { fillDemo } from './demo.mjs';
import { installIfNeeded } from './install.mjs';
import { runNx } from './nx.mjs';
import { freePort, isPortFree, readPort } from './ports.mjs';
import { everyRemote } from './remotes.mjs';
import { run, step, Stop, workspace } from './terminal.mjs';
import { publisher } from './web.mjs';

/** The folder that development serves. It is beside dist/web, so that it does not affect `npm start`. */
const webDir = path.join(workspace, '.cache/dev-web');

/** With `--against`: only the registry, the live one with the local remotes in it. */
const againstDir = path.join(workspace, '.cache/against-web');

const publish = async (to, ...args) => {
  const { code, output } = await run(process.execPath, [...publisher, '--local', '--to', to, ...args]);
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
    await publish(webDir, '--shell', '--widget', ...others);
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

/** Development servers of remotes, listed in the registry of the folder. */
async function startRemotes(names, folder) {
  const children = [];
  for (const name of names) {
    const port = String(await freePort());
    await publish(folder, name, '--entry', `http://localhost:${port}/mf-manifest.json`);
    children.push(devServer(name, { REMOTE_PORT: port }));
  }
  return children;
}

/** An API of our own, and the other remotes as they are here. */
async function overOwnApi(names, port, address) {
  await Promise.all([buildOthers(everyRemote().filter((name) => !names.includes(name))), fillDemo()]);
  const apiPort = await freePort();
  const api = `http://127.0.0.1:${apiPort}`;
  const remotes = await startRemotes(names, webDir);
  const shell = devServer('shell', { PORT: String(port), API_URL: api });
  return { children: [...remotes, startApi(apiPort, address), shell], ready: `${api}/api/health` };
}

/** The API, the data and the other remotes of a live product. Nothing of it is changed by being looked at from here. */
async function overLive(names, port, address, live) {
  folderWith(await liveRegistry(live), againstDir);
  const remotes = await startRemotes(names, againstDir);
  const registry = await serveText(await readFile(path.join(againstDir, 'remotes.json'), 'utf8'));
  const shell = devServer('shell', { PORT: String(port), API_URL: live, REGISTRY_URL: registry.origin });
  shell.on('exit', () => registry.server.close());
  console.log(`API và dữ liệu là của ${live}: lưu ở đây là lưu thật.`);
  return { children: [...remotes, shell], ready: `${address}/auth/login` };
}

/**
 * `npm run dev -- crm`: API and shell in development, and the named remotes with hot replacement inside that shell.
 * `--against https://toam.example`: the same shell and remotes over a live API, without an API, a database or the other remotes here.
 */
export async function dev() {
  const { names, against } = readDevArguments(process.argv.slice(2), everyRemote());
  const port = readPort();
  if (!(await isPortFree(port, 'localhost')))
    throw new Stop(`Cổng ${port} đang được dùng: PORT=${port + 1} npm run dev -- ${names.join(' ')}`);
  await installIfNeeded();

  const address = `http://localhost:${port}`;
  const { children, ready } = await (against
    ? overLive(names, port, address, against)
    : overOwnApi(names, port, address));

  const end = () => children.forEach((started) => started.kill('SIGTERM'));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, end);
  const ended = Promise.all(children.map((started) => new Promise((resolve) => started.on('exit', resolve))));
  // If one process fails, the others end too: half a platform would only confuse.
  children.forEach((started) => started.on('exit', end));

  while (children.every(({ exitCode }) => exitCode === null) && !(await answers(ready))) await pause(300);
  if (children.every(({ exitCode }) => exitCode === null))
    console.log(`\nTổ Ấm (${names.join(', ') || 'shell'}) đang chạy tại ${address}\nDừng: Ctrl-C\n`);
  await ended;
  return 0;
}
