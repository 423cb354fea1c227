import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '../../../../tools/commands/ports.mjs';
import { caretAtEnd, windowSize, type Tab } from './engine';

/** Milliseconds. */
const patience = 120_000;

/** The key under which WebDriver names an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
type ElementReference = Record<typeof elementKey, string>;

const enterKey = '\uE007';

/** An X server without a screen: WebKitGTK has no headless mode. @returns its name, ':1' */
async function startDisplay(program: string): Promise<[ChildProcess, string]> {
  const screen = `${windowSize.width}x${windowSize.height + 100}x24`;
  const server = spawn(program, ['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', screen], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    server.stdout.once('data', (line) => resolve(String(line).trim()));
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
  return [server, `:${number}`];
}

/** A command of WebDriver: HTTP and JSON, https://www.w3.org/TR/webdriver2/. */
async function command(base: string, method: string, name: string, body?: object): Promise<unknown> {
  const reply = await fetch(base + name, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    signal: AbortSignal.timeout(patience),
  });
  const { value } = (await reply.json()) as { value: unknown };
  if (!reply.ok) throw new Error(`${name}: ${(value as { message: string }).message}`);
  return value;
}

/** Runs to its end and gives what the expression promises, or its error. */
const waiting = (expression: string) => `
  const done = arguments[arguments.length - 1];
  Promise.resolve().then(() => (${expression})).then((value) => done({ value }), (error) => done({ error: String(error) }));`;

/** A tab of a running session. @param at address of the session's commands */
function tabOf(at: string, close: () => Promise<void>): Tab {
  const send = (name: string, body: object) => command(at, 'POST', name, body);
  const evaluate = async (expression: string) => {
    const answered = (await send('/execute/async', { script: waiting(expression), args: [] })) as {
      value?: unknown;
      error?: string;
    };
    if (answered.error !== undefined) throw new Error(answered.error);
    return answered.value;
  };
  const element = async (expression: string) => {
    const reference = (await evaluate(expression)) as ElementReference | null;
    if (!reference) throw new Error(`no element: ${expression}`);
    return reference;
  };
  const sendToElement = async (expression: string, name: string, body: object = {}) =>
    void (await send(`/element/${(await element(expression))[elementKey]}/${name}`, body));
  return {
    open: async (url) => {
      await send('/frame', { id: null });
      await send('/url', { url });
    },
    address: async () => String(await command(at, 'GET', '/url')),
    enter: async (expression) => void (await send('/frame', { id: await element(expression) })),
    evaluate,
    click: (expression) => sendToElement(expression, 'click'),
    type: async (expression, text) => {
      // a field inside a frame gets no focus by script alone
      await sendToElement(expression, 'click');
      await evaluate(`(${caretAtEnd})(${expression})`);
      await sendToElement(expression, 'value', { text: text.replaceAll('\n', enterKey) });
    },
    chooseFile: (expression, file) => sendToElement(expression, 'value', { text: file }),
    screenshot: async () => Buffer.from(String(await command(at, 'GET', '/screenshot')), 'base64'),
    close,
  };
}

/** WebKitGTK's small browser, by WebKitWebDriver. Both come with Debian's package of the driver. */
export async function openWebKit({ driver, display }: { driver: string; display: string }): Promise<Tab> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'toam-webkit-'));
  const [server, name] = await startDisplay(display);
  const port = await freePort();
  const process_ = spawn(driver, [`--port=${port}`], {
    env: {
      ...process.env,
      ...{ DISPLAY: name, HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home, XDG_CONFIG_HOME: home },
      // There is no graphics card.
      ...{ LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1', TZ: 'Asia/Ho_Chi_Minh' },
    },
    stdio: 'ignore',
  });
  const base = `http://127.0.0.1:${port}`;
  const end = () => {
    process_.kill();
    server.kill();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const isReady = () =>
      command(base, 'GET', '/status').then(
        () => true,
        () => false, // not listening yet
      );
    await expect.poll(isReady, { timeout: patience }).toBe(true);
    const { sessionId } = (await command(base, 'POST', '/session', { capabilities: {} })) as { sessionId: string };
    const at = `${base}/session/${sessionId}`;
    await command(at, 'POST', '/window/rect', { x: 0, y: 0, ...windowSize });
    return tabOf(at, async () => {
      await command(at, 'DELETE', '').finally(end);
    });
  } catch (error) {
    end();
    throw error;
  }
}
