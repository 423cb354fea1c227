import http from 'node:http';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Stop } from './terminal.mjs';

/** Milliseconds that the live product has for an answer. */
const patience = 10_000;

function originOf(address) {
  try {
    const { protocol, origin } = new URL(address);
    if (protocol === 'http:' || protocol === 'https:') return origin;
  } catch {
    // no address at all, said below like one of another kind
  }
  throw new Stop(`--against cần địa chỉ như https://toam.example, đang là "${address}".`);
}

/**
 * What `npm run dev` is to run: remotes, and the origin of the live product below them.
 * @param {string[]} args
 * @param {string[]} known every remote
 */
export function readDevArguments(args, known) {
  let read;
  try {
    read = parseArgs({ args, allowPositionals: true, options: { against: { type: 'string' } } });
  } catch (error) {
    throw new Stop(`npm run dev -- [phân hệ …] [--against https://toam.example] (${error.message})`);
  }
  const { positionals: names, values } = read;
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new Stop(`Không có phân hệ "${unknown}". Các phân hệ: ${known.join(', ')}.`);
  return { names, against: values.against === undefined ? undefined : originOf(values.against) };
}

async function answerOf(address) {
  const reply = await fetch(address, { signal: AbortSignal.timeout(patience) });
  if (!reply.ok) throw new Error(`mã ${reply.status}`);
  return reply.json();
}

/**
 * The registry of a live product, without its shell: the local one takes its place.
 * @throws Stop if no product answers there
 */
export async function liveRegistry(origin) {
  try {
    const { status } = await answerOf(`${origin}/api/health`);
    if (status === undefined) throw new Error('câu trả lời lạ');
    const { shell: _shell, ...registry } = await answerOf(`${origin}/remotes.json`);
    return registry;
  } catch (error) {
    throw new Stop(`${origin} không phải là Tổ Ấm đang chạy (/api/health, /remotes.json): ${error.message}`);
  }
}

/** A folder with nothing in it but this registry, for publishing local remotes into it. */
export function folderWith(registry, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'remotes.json'), JSON.stringify(registry));
}

/** Serves one text. @returns its origin, and the server */
export async function serveText(text) {
  const server = http.createServer((_request, reply) => {
    reply.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(text);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${server.address().port}`, server };
}
