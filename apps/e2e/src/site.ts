import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** The brokerage's own site, of another origin than ours. */
export interface Site {
  /** Its origin, which may show the chat of customers in a frame. */
  address: string;
  /** The same pages at an origin that may not. */
  stranger: string;
  close(): void;
}

/**
 * Each page has the script of the chat, twice, and a content security policy that allows it nothing but the script and the frame.
 * The origin of our server is in the query: `?chat=http://localhost:3000`.
 */
export async function startSite(): Promise<Site> {
  const server = http.createServer((request, reply) => {
    const chat = new URL(request.url ?? '/', 'http://site').searchParams.get('chat') ?? '';
    const script = `<script src="${chat}/widget/chat.js" async></script>`;
    reply.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; script-src ${chat}; frame-src ${chat}`,
    });
    reply.end(`<!doctype html><html lang="vi"><title>Nhà Đẹp</title><h1>Nhà Đẹp</h1>${script}${script}</html>`);
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    stranger: `http://localhost:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
