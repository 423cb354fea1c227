import { existsSync, readFileSync, statSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** File names with a content hash, the same rule as the API's. */
const hashed = /\.[0-9a-f]{8,}\.[a-z0-9]+$/;

function fileFor(directory: string, address: string): string {
  const file = path.join(directory, address);
  if (existsSync(file) && statSync(file).isFile()) return file;
  return path.join(directory, address.startsWith('/auth/login') ? 'login.html' : 'index.html');
}

function sendFile(reply: http.ServerResponse, file: string): void {
  const isPacked = existsSync(`${file}.gz`);
  reply.writeHead(200, {
    'content-type': types[path.extname(file)] ?? 'application/octet-stream',
    'cache-control': hashed.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(isPacked && { 'content-encoding': 'gzip' }),
  });
  reply.end(readFileSync(isPacked ? `${file}.gz` : file));
}

/**
 * Serves a build with its gzip copies, in the same way for every compared build, and forwards /api.
 * @returns its address and a function that stops it
 */
export async function serveBuild(directory: string, api: string): Promise<{ address: string; close: () => void }> {
  const server = http.createServer((request, reply) => {
    const address = new URL(request.url ?? '/', 'http://bench').pathname;
    if (!address.startsWith('/api')) return sendFile(reply, fileFor(directory, address));
    const onward = http.request(api + request.url, { method: request.method, headers: request.headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    onward.on('error', () => reply.writeHead(502).end());
    request.pipe(onward);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as { port: number };
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
