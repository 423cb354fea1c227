import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startServer, type Server } from './server';
import { copyBrokerage } from './set-up';

/** A server with a web folder of its own, in which releases happen. */
export async function openOffice(
  name: string,
): Promise<{ server: Server; webDir: string; close: () => Promise<void> }> {
  const { dataDir, webDir: published } = await copyBrokerage(name);
  const webDir = path.join(await mkdtemp(path.join(os.tmpdir(), 'toam-web-')), 'web');
  await cp(published, webDir, { recursive: true });
  const server = await startServer({ dataDir, webDir, site: 'http://127.0.0.1:1' });
  const close = async () => {
    await server.drop();
    await rm(path.dirname(webDir), { recursive: true });
  };
  return { server, webDir, close };
}
