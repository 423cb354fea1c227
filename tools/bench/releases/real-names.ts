import path from 'node:path';
import type { Browser } from '@playwright/test';
import { wholePackages } from '../../rsbuild/singletons.ts';
import { serveBuild } from '../web-server.ts';

/** What federation's runtime tells of a running shell, as far as it is read here. */
interface Runtime {
  __FEDERATION__?: {
    __INSTANCES__: { shareScopeMap: Record<string, Record<string, Record<string, { get: () => unknown }>>> }[];
  };
}

/** Exported names of each shared module as a browser has them, with the members of `z`. Runs in the page. */
async function readShared(commonJs: readonly string[]): Promise<Record<string, string[]>> {
  const { default: scope = {} } = (globalThis as Runtime).__FEDERATION__?.__INSTANCES__[0]?.shareScopeMap ?? {};
  const found: Record<string, string[]> = {};
  for (const [name, versions] of Object.entries(scope)) {
    const factory = (await Object.values(versions)[0]?.get()) as (() => Record<string, unknown>) | undefined;
    const module = factory?.() ?? {};
    const members = Object.keys((module.z as object | undefined) ?? {}).map((member) => `z.${member}`);
    found[name] = [...Object.keys(module), ...members];
  }
  // an import of a CommonJS module's default gets the module itself
  for (const name of commonJs) found[name]?.push('default');
  return found;
}

/**
 * Starts a built shell in a browser and asks it what it has. There is no API, so it shows that it could not start; its shared modules are
 * there all the same.
 */
export async function realNames(browser: Browser, shell: string): Promise<Record<string, string[]>> {
  const { address, close } = await serveBuild(path.resolve(shell), 'http://127.0.0.1:1');
  const context = await browser.newContext();
  try {
    await context.addInitScript(() => localStorage.setItem('USER_TOKEN', 'bench'));
    const page = await context.newPage();
    await page.goto(`${address}/account`);
    await page.waitForFunction(() => {
      const { __FEDERATION__: federation } = globalThis as Runtime;
      return Object.keys(federation?.__INSTANCES__[0]?.shareScopeMap.default ?? {}).length > 5;
    });
    return await page.evaluate(readShared, wholePackages);
  } finally {
    await context.close();
    close();
  }
}
