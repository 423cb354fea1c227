import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import net from 'node:net';
import { test } from 'node:test';
import { workspace } from './terminal.mjs';

/** Runs the script of `npm start` with these variables until it ends. */
function startWith(env, ...nodeArgs) {
  const child = spawn(process.execPath, [...nodeArgs, 'tools/start.mjs'], {
    cwd: workspace,
    env: { ...process.env, ...env },
  });
  let printed = '';
  child.stdout.on('data', (part) => (printed += part));
  child.stderr.on('data', (part) => (printed += part));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, lines: printed.trim().split('\n') })));
}

const refusedWith = ({ code, lines }, sentence) => {
  assert.equal(code, 1);
  assert.equal(lines.length, 1, lines.join('\n'));
  assert.match(lines[0], sentence);
};

test('an old Node is told which one is needed', async () => {
  const old =
    'data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"18.20.4"}})';
  refusedWith(await startWith({}, '--import', old), /Cần Node 20\.19 trở lên, máy đang chạy 18\.20\.4/);
});

test('a port that is no port is refused before anything slow begins', async () => {
  refusedWith(await startWith({ PORT: 'ba nghìn' }), /^PORT phải là số cổng/);
  refusedWith(await startWith({ PORT: '70000' }), /^PORT phải là số cổng/);
  refusedWith(await startWith({ PORT: '0x10' }), /^PORT phải là số cổng/);
});

test('a host that is not this machine is refused before anything slow begins', async () => {
  const sentence = /^HOST \S+ không phải là địa chỉ của máy này/;
  refusedWith(await startWith({ HOST: 'no-such-host.invalid' }), sentence);
  refusedWith(await startWith({ HOST: '203.0.113.9' }), sentence); // an example address that no machine has
});

test('a taken port is named, with another to try', async () => {
  const holder = net.createServer();
  await new Promise((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const { port } = holder.address();
  refusedWith(await startWith({ PORT: String(port) }), new RegExp(`^Cổng ${port} đang được chương trình khác dùng`));
  holder.close();
});
