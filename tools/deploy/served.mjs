import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import S3rver from 's3rver';
import { startCluster } from '../commands/cluster.mjs';
import { freePort } from '../commands/ports.mjs';
import { ensureNginx, ensurePostgres } from '../commands/programs.mjs';
import { run, workspace } from '../commands/terminal.mjs';

const hosts = ['toam.example.vn', 'cdn.toam.example.vn'];
export const admin = { email: 'admin@toam.example.vn', password: 'mat-khau-quan-tri' };

/** A small published web: pages of the shell, a hashed file and a remote's build, with compressed copies. */
function publish(folder) {
  const files = {
    'index.html': '<title>shell</title>',
    'login.html': '<title>login</title>',
    'releases.json': '{}',
    'static/js/index.af891926d5.js': 'console.log("Tổ Ấm");',
    'remotes/crm/1a2b3c4d5e6f/mf-manifest.json': '{"name":"crm"}',
    'remotes/crm/mf-manifest.json': '{"name":"crm"}',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
    writeFileSync(path.join(folder, `${name}.gz`), gzipSync(text));
  }
}

/** Our configuration with this machine's places and as many instances in it: nothing else of it changes. */
function configure(folder, { web, port, plainPort, ports }) {
  const from = path.join(workspace, 'deploy/nginx');
  const here = (text) =>
    text
      .replaceAll(/\/etc\/letsencrypt\/live\/[a-z.]+/g, folder)
      .replaceAll('/etc/nginx/toam', `${folder}/toam`)
      .replaceAll(/\/srv\/toam\/(web|remotes)/g, web)
      .replaceAll('/var/log/nginx', folder)
      .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
      .replaceAll('listen 80', `listen 127.0.0.1:${plainPort}`)
      .replace(/^server (.*):3001(.*)\nserver .*:3002.*$/m, ports.map((at) => `server $1:${at}$2`).join('\n'));
  for (const name of ['toam.conf', 'toam-remotes.conf', 'toam-proxy.conf', 'toam-upstream.conf'])
    writeFileSync(path.join(folder, name), here(readFileSync(path.join(from, name), 'utf8')));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (one) => `${one}_temp_path ${folder}/${one};`,
  );
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root; ' : ''}pid ${folder}/nginx.pid; error_log ${folder}/error.log; daemon off; events {}
     http { include /etc/nginx/mime.types; ${temporary.join(' ')} include ${folder}/toam.conf; include ${folder}/toam-remotes.conf; }`,
  );
}

/** A store that holds to one folder and port, also when it is away for a while. */
async function openStore(directory) {
  mkdirSync(directory);
  const settings = { address: '127.0.0.1', directory, silent: true, vhostBuckets: false };
  let server;
  const start = async (port) => {
    server = new S3rver({ ...settings, port, configureBuckets: [{ name: 'toam' }] });
    return (await server.run()).port;
  };
  const port = await start(0);
  const stop = () => {
    server.httpServer.closeAllConnections();
    return server.close();
  };
  return { directory, url: `s3://S3RVER:S3RVER@127.0.0.1:${port}/toam?tls=0`, stop, start: () => start(port) };
}

/** Waits until a question is answered with yes. */
export async function until(asked, seconds = 60) {
  const end = Date.now() + seconds * 1000;
  while (!(await asked().catch(() => false))) {
    if (Date.now() > end) throw new Error('not in time');
    await pause(100);
  }
}

/**
 * nginx of Debian with our configuration and a certificate of its own.
 * @param {{ folder: string, web: string, ports: number[] }} where its files go, what it publishes, and the instances
 */
export async function startNginx({ folder, web, ports }) {
  const [port, plainPort] = [await freePort(), await freePort()];
  configure(folder, { web, port, plainPort, ports });
  const keys = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`];
  await run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    ...keys,
    '-days',
    '2',
    '-subj',
    `/CN=${hosts[0]}`,
  ]);
  const nginx = spawn(await ensureNginx(), ['-c', path.join(folder, 'nginx.conf')], { stdio: 'inherit' });
  return { port, plainPort, pid: nginx.pid, stop: () => nginx.kill('SIGTERM') };
}

/** nginx, two instances of the built API, PostgreSQL, an S3 store. @returns how to ask, restart and end them */
export async function serve() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'toam-deploy-'));
  const [web, data] = [path.join(folder, 'web'), path.join(folder, 'data')];
  publish(web);
  const cluster = await startCluster(await ensurePostgres());
  const store = await openStore(path.join(folder, 'store'));
  const ports = [await freePort(), await freePort()];

  const instances = new Map();
  const start = async (at) => {
    const env = {
      ...{ PATH: process.env.PATH, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(at), LOG_LEVEL: 'error' },
      ...{
        DATABASE_URL: cluster.url,
        DATA_DIR: data,
        WEB_DIR: web,
        FILES_URL: store.url,
        TRUST_PROXY: '1',
        DRAIN_SECONDS: '1',
      },
      ...{ SIGNING_KEY: 'a signing key for tests, 32 letters', SECRETS_KEY: 'a key of secrets for tests, 32 letters' },
      ...{ PUBLIC_URL: `https://${hosts[0]}`, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
    };
    const child = spawn(process.execPath, [path.join(workspace, 'apps/api/dist/main.js')], { env, stdio: 'inherit' });
    instances.set(at, child);
    await until(async () => (await fetch(`http://127.0.0.1:${at}/api/ready`)).ok);
  };
  const end = (at, signal) => new Promise((ended) => instances.get(at).on('exit', ended).kill(signal));
  for (const at of ports) await start(at);
  const { port, plainPort, stop: stopNginx } = await startNginx({ folder, web, ports });
  const agent = new https.Agent({ keepAlive: true });

  /** Asks nginx as a browser would that has looked the name up. */
  const ask = (address, { method = 'GET', host = hosts[0], headers = {}, body } = {}) =>
    new Promise((done, fail) => {
      const to = { host: '127.0.0.1', port, path: address, method, agent, rejectUnauthorized: false, servername: host };
      const request = https.request({ ...to, headers: { host, ...headers } }, (reply) => {
        const parts = [];
        reply.on('data', (part) => parts.push(part));
        reply.on('end', () => done({ status: reply.statusCode, headers: reply.headers, body: Buffer.concat(parts) }));
      });
      request.on('error', fail);
      request.end(body);
    });
  await until(async () => (await ask('/api/health')).status === 200);
  return {
    ask,
    port,
    plainPort,
    ports,
    store,
    sql: (text) => run('psql', ['-d', cluster.url, '-tAc', text]),
    restart: async (at, signal) => {
      await end(at, signal);
      await start(at);
      await pause(3000); // nginx looks at it again after a second; this machine may be busy
    },
    stop: async () => {
      agent.destroy();
      stopNginx();
      for (const at of ports) await end(at, 'SIGTERM');
      await cluster.stop();
      await store.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
