import { accessSync, constants, existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { run, Stop } from './terminal.mjs';

/** Programs that tests need and npm can't install. If the machine lacks them, Debian's package manager installs them. */

const isProgram = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false; // absent or not executable: not usable in either case
  }
};

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((directory) => path.join(directory, name))
    .find(isProgram);

async function aptInstall(...packages) {
  const root = process.getuid?.() === 0;
  const apt = (...args) =>
    run(root ? 'apt-get' : 'sudo', [...(root ? [] : ['-n', 'apt-get']), ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  await apt('update');
  const { code, output } = await apt(
    'install',
    '-y',
    '--no-install-recommends',
    '-o',
    'DPkg::Lock::Timeout=300',
    ...packages,
  );
  if (code !== 0)
    throw new Stop(`${output.trim()}\nKhông cài được ${packages.join(', ')}: hãy cài bằng tay rồi chạy lại.`);
}

/** Chromium without windows comes first: it uses a fifth less processor time than one that only hides them. */
const findChromium = () =>
  [
    process.env.CHROMIUM,
    ...['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'].map(onPath),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ].find((file) => file && isProgram(file));

/** Path of a Chromium; installs one if there is none. CHROMIUM names your own. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  await aptInstall('chromium-headless-shell');
  const installed = findChromium();
  if (!installed) throw new Stop('Không tìm thấy Chromium: đặt CHROMIUM=/đường/dẫn/tới/chromium rồi chạy lại.');
  return installed;
}

const findNginx = () => [process.env.NGINX, onPath('nginx'), '/usr/sbin/nginx'].find((file) => file && isProgram(file));

/** Path of nginx; installs it if there is none. NGINX names your own. */
export async function ensureNginx() {
  if (!findNginx()) await aptInstall('nginx-light', 'openssl');
  const found = findNginx();
  if (!found) throw new Stop('Không tìm thấy nginx: đặt NGINX=/đường/dẫn/tới/nginx rồi chạy lại.');
  return found;
}

/** Installs those of these Debian packages that are missing: the machine of a test has no network (tools/deploy). */
export async function ensurePackages(names) {
  const isInstalled = async (name) =>
    (await run('dpkg-query', ['-Wf', '${Status}', name])).output.endsWith(' installed');
  const missing = [];
  for (const name of names) if (!(await isInstalled(name))) missing.push(name);
  if (missing.length) await aptInstall(...missing);
}

/** Debian's folders of libraries are named by the machine. */
const findFakeTime = () =>
  (existsSync('/usr/lib') ? readdirSync('/usr/lib') : [])
    .map((folder) => path.join('/usr/lib', folder, 'faketime/libfaketimeMT.so.1'))
    .find((file) => existsSync(file));

/** The library that gives a process another clock; installs it if there is none. @returns undefined where that is not possible */
export async function ensureFakeTime() {
  if (!findFakeTime()) await aptInstall('faketime').catch(() => undefined); // who asks says what is left out
  return findFakeTime();
}

/** Path of a Firefox; FIREFOX names your own. */
export const findFirefox = () =>
  [
    process.env.FIREFOX,
    ...['firefox-esr', 'firefox'].map(onPath),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ].find((file) => file && isProgram(file));

/** WebKitGTK's driver, which finds its browser by itself, and an X server without a screen. */
export function findWebKit() {
  const [driver, display] = ['WebKitWebDriver', 'Xvfb'].map(onPath);
  return driver && display ? { driver, display } : undefined;
}

const otherEngines = {
  firefox: { find: findFirefox, packages: ['firefox-esr'] },
  webkit: { find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
};

/**
 * Installs a browser of another engine if it is missing. Most machines can do without it: it says when there is none.
 * @param {keyof typeof otherEngines} name
 */
export async function ensureEngine(name) {
  const { find, packages } = otherEngines[name];
  if (!find()) await aptInstall(...packages).catch(() => undefined); // said below
  if (!find()) console.log(`Máy không có ${name} và không cài được ${packages.join(', ')}: bỏ qua.`);
  return Boolean(find());
}

/** Directories that may hold PostgreSQL's programs, newest version first. */
function postgresDirectories() {
  const packaged = '/usr/lib/postgresql';
  const versions = existsSync(packaged) ? readdirSync(packaged).sort((a, b) => Number(b) - Number(a)) : [];
  const linked = onPath('postgres');
  return [
    process.env.POSTGRES_BIN,
    ...versions.map((version) => path.join(packaged, version, 'bin')),
    linked && path.dirname(realpathSync(linked)),
    '/opt/homebrew/opt/postgresql@17/bin',
    '/opt/homebrew/opt/postgresql@16/bin',
    '/opt/homebrew/opt/postgresql@15/bin',
  ].filter(
    (directory) =>
      directory && isProgram(path.join(directory, 'initdb')) && isProgram(path.join(directory, 'postgres')),
  );
}

/** The migrations create these extensions. A server without their files can't be used. */
async function hasExtensions(directory) {
  const asked = await run(path.join(directory, 'pg_config'), ['--sharedir']);
  const shares =
    asked.code === 0
      ? [asked.output.trim()]
      : [path.join(directory, '../share'), directory.replace('/lib/', '/share/').replace(/\/bin$/, '')];
  return ['pg_trgm', 'unaccent'].every((name) =>
    shares.some((share) => existsSync(path.join(share, 'extension', `${name}.control`))),
  );
}

async function findPostgres() {
  for (const directory of postgresDirectories()) if (await hasExtensions(directory)) return directory;
  return undefined;
}

/**
 * Directory of PostgreSQL's programs with the extensions that we need; installs them if there is none. POSTGRES_BIN names
 * your own.
 */
export async function ensurePostgres() {
  const found = await findPostgres();
  if (found) return found;
  await aptInstall('postgresql', 'postgresql-contrib');
  const installed = await findPostgres();
  if (!installed)
    throw new Stop(
      'Không tìm thấy PostgreSQL có pg_trgm và unaccent: đặt POSTGRES_BIN=/đường/dẫn/tới/bin rồi chạy lại.',
    );
  return installed;
}

/** Ids of a user for PostgreSQL, which refuses to run as root. Undefined if we are not root. */
export function unprivileged() {
  if (process.getuid?.() !== 0) return undefined;
  const users = new Map(
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => [line.split(':')[0], line.split(':')]),
  );
  const user = users.get('postgres') ?? users.get('nobody');
  if (!user) throw new Stop('PostgreSQL không chạy bằng root và máy không có người dùng postgres hay nobody.');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}
