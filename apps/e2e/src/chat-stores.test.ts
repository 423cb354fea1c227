import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { build } from 'esbuild';
import { startProject } from '../../../tools/chat-stores/emulated-project';
import { workspace } from '../../../tools/commands/terminal.mjs';

/** The suite of the stores with Google's SDK, as a script of a page. */
async function bundleSuite(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${workspace}/tools/chat-stores/page-suite.ts`],
    tsconfig: `${workspace}/tsconfig.base.json`,
    define: { 'process.env.NODE_ENV': '"test"' },
    ...{ bundle: true, write: false, format: 'iife', target: 'es2023' },
  });
  return outputFiles[0]!.text;
}

/** A page of this machine, which may therefore talk to the emulator. */
async function servePage(html: string) {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(html);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}

test('the Firestore store does in a browser what every store does', async ({ page }) => {
  const { emulator, host } = await startProject();
  const { staffToken, visitorToken, clock, advance, interrupt } = host;
  const config = `<script>var config = ${JSON.stringify(host.configOf())}</script>`;
  const { address, server } = await servePage(`<!doctype html>${config}`);
  for (const [name, give] of Object.entries({ staffToken, visitorToken, clock, advance, interrupt }))
    await page.exposeFunction(name, give);
  await page.goto(address);
  await page.addScriptTag({ content: await bundleSuite() });
  const outcomes = await page.evaluate<[string, string | null][]>('run()');
  server.close();
  await emulator.close();
  expect(outcomes.filter(([, failure]) => failure !== null)).toEqual([]);
  expect(outcomes.length).toBeGreaterThan(15);
});
