import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { portalPlace } from '../../apps/api/src/modules/users/portals/portal-place.ts';
import { openSecret, useSecrets } from '../../apps/api/src/secrets/secret-box.ts';
import { workspace } from '../commands/terminal.mjs';
import { startMachine, whyNoMachine } from './machine.mjs';
import { missingLine, sectionsOf } from './page.mjs';

const text = readFileSync(path.join(workspace, 'docs/install.md'), 'utf8');
const page = sectionsOf(text);
const origin = 'https://toam.example.vn';

test('the page says what the test can not type: Node.js, builds, packages, certbot', () => {
  const untested = page.flatMap(({ blocks }) => blocks.filter(({ isTested }) => !isTested));
  assert.deepEqual(
    untested.map(({ code }) => /nodesource|git clone|git pull|npm ci|certbot/.exec(code)?.[0]),
    ['nodesource', 'git clone', 'npm ci', 'certbot', 'git pull'],
  );
  assert.ok(page.flatMap(({ blocks }) => blocks).length > 13);
});

/** What `npm ci --omit=dev` lays down, by the lock file: folders of node_modules. */
function servingPackages() {
  const { packages } = JSON.parse(readFileSync(path.join(workspace, 'package-lock.json'), 'utf8'));
  const all = Object.entries(packages).filter(
    ([folder, { dev, link }]) =>
      folder.startsWith('node_modules/') && !dev && !link && existsSync(path.join(workspace, folder)),
  );
  // one below another comes with it, unless that one is for development
  const own = new Set(all.map(([folder]) => folder));
  const isBelow = (folder) => own.has(folder.slice(0, folder.lastIndexOf('/node_modules/')));
  return all.map(([folder]) => folder).filter((folder) => !isBelow(folder));
}

describe('docs/install.md, typed into an empty machine', { skip: whyNoMachine() }, () => {
  let machine;
  let token;
  let password;

  before(async () => {
    const [, packages] = /^apt-get install -y (git .*)$/m.exec(text);
    machine = await startMachine(packages.split(' '));
    // what Debian's packages leave, a small web instead of the build, and the packages that serve (npm has no network here)
    await typed(`pg_createcluster 15 main
      systemctl daemon-reload
      systemctl start postgresql nginx
      mkdir -p /srv/toam/web /srv/toam/app
      cd /srv/toam/build
      printf '%s\\n' ${servingPackages().join(' ')} | xargs cp -r --parents -t /srv/toam/app
      cd /
      echo '<title>shell</title>' | tee /srv/toam/web/index.html > /srv/toam/web/login.html`);
  });
  after(() => machine?.stop());

  async function typed(script) {
    const { code, output } = await machine.run(script);
    assert.equal(code, 0, `${script}\n${output}`);
    return output;
  }

  /** Types the blocks of a section. */
  async function follow(title) {
    const section = page.find((one) => one.title.endsWith(title));
    assert.ok(section, `the page has no section ${title}`);
    for (const { code, seen, isTested } of section.blocks) {
      if (!isTested) continue;
      const output = await typed(code);
      const missing = missingLine(seen, output);
      assert.equal(missing, undefined, `not seen: ${missing}\n${code}\n${output}`);
    }
  }

  async function call(method, address, body) {
    const output = await typed(
      `curl -sS --fail-with-body --cacert /etc/toam/tls/fullchain.pem -X ${method} -H 'content-type: application/json' \
        -H 'authorization: Bearer ${token ?? ''}' -d '${JSON.stringify(body)}' ${origin}/api${address}`,
    );
    return JSON.parse(output).data;
  }
  const signIn = async () => {
    ({ token } = await call('POST', '/auth/signin/email', { email: 'admin@toam.example.vn', password }));
  };
  const sql = async (text, database = 'toam') =>
    (await typed(`runuser -u postgres -- psql -d ${database} -tAc "${text}"`)).trim();

  const customers = { archived: [], afterwards: [] };
  async function addCustomers(group, first) {
    for (let n = first; n < first + 10; n++) {
      const phone_number = `09${String(n).padStart(8, '0')}`;
      await call('POST', '/customer/detail', { name: 'Khách', phone_number });
      customers[group].push(phone_number);
    }
  }
  /** That of archive_timeout: what is written is sent away. */
  async function aMinutePasses() {
    const segment = await sql('select pg_walfile_name(pg_switch_wal())');
    await typed(`timeout 20 sh -c 'until [ -e /srv/toam-backup/wal/${segment}.gz ]; do sleep 0.1; done'`);
  }
  const storedPhones = async () =>
    (await sql('select phone_number from customers order by phone_number')).split('\n').filter(Boolean);
  const secret = async (name) => (await typed(`cat /etc/toam/secrets/${name}`)).trim();

  for (const title of [
    'Names',
    'Programs',
    'The application',
    'The database',
    'The object store',
    'Settings',
    'Two instances',
    'nginx and TLS',
    'Backups',
  ])
    test(title, () => follow(title));

  test('two instances run as the unit says, closed up, and the administrator signs in through nginx', async () => {
    const units = await typed('systemctl show -p ActiveState,User,ProtectSystem toam-api@3001 toam-api@3002');
    for (const line of ['ActiveState=active', 'User=toam', 'ProtectSystem=strict'])
      assert.equal(units.split(line).length, 3, units);
    password = await secret('ADMIN_PASSWORD');
    await signIn();
    await call('PUT', '/user/alonhadat', { alonhadat_name: 'toam', alonhadat_password: 'mật khẩu Alonhadat' });
  });

  test('secrets are in no environment of an instance, its user reads no file of them, and its role can not disable the audit', async () => {
    const pid = (await typed('systemctl show --value -p MainPID toam-api@3001')).trim();
    const environment = await typed(`tr '\\0' '\\n' < /proc/${pid}/environ`);
    assert.match(environment, /^SECRETS_KEY_FILE=\/run\/credentials\/toam-api@3001.service\/SECRETS_KEY$/m);
    for (const name of ['DATABASE_URL', 'FILES_URL', 'SIGNING_KEY', 'SECRETS_KEY', 'ADMIN_PASSWORD'])
      assert.ok(!environment.includes(await secret(name)), name);
    const tried = await machine.run('runuser -u toam -- cat /etc/toam/secrets/OWNER_DATABASE_URL');
    assert.match(tried.output, /Permission denied/);
    const disabled = await machine.run(
      `psql "$(cat /etc/toam/secrets/DATABASE_URL)" -c 'alter table audit_entries disable trigger all' 2>&1`,
    );
    assert.match(disabled.output, /must be owner of table audit_entries/);
  });

  test('systemd finds nothing to say of the units', async () => {
    assert.equal(await typed('systemd-analyze verify /etc/systemd/system/toam-* 2>&1 | grep toam- || true'), '');
  });

  test('an instance that is killed comes back by itself', async () => {
    const restarts = 'systemctl show --value -p NRestarts toam-api@3002';
    await typed(`systemctl kill -s KILL toam-api@3002
      for try in $(seq 100); do [ "$(${restarts})" = 1 ] && break; sleep 0.1; done`);
    assert.equal((await typed(restarts)).trim(), '1');
  });

  test('The database is lost: what a minute had sent away is there, in order', async () => {
    await addCustomers('archived', 1);
    await aMinutePasses();
    await addCustomers('afterwards', 11);
    await typed('systemctl kill -s KILL postgresql@15-main && rm -rf /var/lib/postgresql/15/main');
    await follow('The database is lost');
    const phones = await storedPhones();
    assert.deepEqual(phones.slice(0, 10), customers.archived);
    assert.deepEqual(phones.slice(10), customers.afterwards.slice(0, phones.length - 10));
    await signIn();
    await addCustomers('archived', 101);
  });

  test('restore.sh goes back to a moment before a mistake', async () => {
    const [moment] = (await sql('select now()')).split('\n');
    await sql(`update customers set name = 'nhầm'`);
    await aMinutePasses();
    const there = '/var/lib/postgresql/15/there';
    const options = `-p 5499 -c archive_mode=off -c external_pid_file=${there}.pid -c data_directory=${there}`;
    await typed(`runuser -u postgres -- /srv/toam/app/deploy/postgresql/restore.sh /srv/toam-backup ${there} '${moment}'
      runuser -u postgres -- /usr/lib/postgresql/15/bin/pg_ctl -D ${there} -s -w -l ${there}.log \
        -o '-c config_file=/etc/postgresql/15/main/postgresql.conf ${options}' start
      until [ "$(runuser -u postgres -- psql -p 5499 -tAc 'select pg_is_in_recovery()')" = f ]; do sleep 0.1; done`);
    const names = `runuser -u postgres -- psql -p 5499 -d toam -tAc 'select distinct name from customers'`;
    assert.equal((await typed(names)).trim(), 'Khách');
    await typed(`runuser -u postgres -- /usr/lib/postgresql/15/bin/pg_ctl -D ${there} -s -m immediate stop`);
  });

  test('a base backup clears away the copies before the newest seven, and the log that none of the seven needs', async () => {
    await typed(`cd /srv/toam-backup
      for day in 01 02 03 04 05 06 07 08; do
        mkdir base/2020-01-\${day}T00-00-00Z
        touch -d 2020-01-$day base/2020-01-\${day}T00-00-00Z/started wal/of-$day.gz
      done
      chown -R postgres: base wal
      systemctl start toam-base-backup`);
    const kept = (await typed('cd /srv/toam-backup; ls base; ls wal')).split('\n');
    assert.equal(kept.filter((name) => /^20.*Z$/.test(name)).length, 7);
    const oldest = kept.find((name) => name.startsWith('2020')).slice(8, 10);
    assert.equal(
      kept.find((name) => name.startsWith('of-')),
      `of-${String(Number(oldest) + 1).padStart(2, '0')}.gz`,
    );
  });

  test('Onto a new machine: the nightly backup, with the keys that belong to it', async () => {
    await typed('systemctl start toam-backup');
    const stored = await storedPhones();
    await typed('systemctl stop toam-api@3001 toam-api@3002');
    for (const text of ['drop database toam', 'drop role toam', 'drop role toam_app']) await sql(text, 'postgres');
    for (const title of ['The database', 'Settings', 'Onto a new machine', 'Two instances']) await follow(title);
    assert.deepEqual(await storedPhones(), stored);
    await signIn();

    useSecrets({ SECRETS_KEY: await secret('SECRETS_KEY'), SECRETS_KEYS_BEFORE: [] });
    const [id, sealed] = (await sql(`select id, alonhadat_password from users where alonhadat_name = 'toam'`)).split(
      '|',
    );
    assert.equal(openSecret(sealed, portalPlace('alonhadat', Number(id))), 'mật khẩu Alonhadat');
  });
});
