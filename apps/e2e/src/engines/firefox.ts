import puppeteer, { type ElementHandle, type Frame } from 'puppeteer-core';
import { caretAtEnd, windowSize, type Tab } from './engine';

/** A loaded machine takes its time to start a browser. Milliseconds. */
const patience = 120_000;

async function elementIn(frame: Frame, expression: string): Promise<ElementHandle<Element>> {
  const element = (await frame.evaluateHandle(expression)).asElement();
  if (!element) throw new Error(`no element: ${expression}`);
  return element as ElementHandle<Element>;
}

/** Firefox as its packager ships it, by WebDriver BiDi, which it speaks without a driver of its own. */
export async function openFirefox(executablePath: string): Promise<Tab> {
  const browser = await puppeteer.launch({
    ...{ browser: 'firefox', executablePath, headless: true, defaultViewport: windowSize },
    ...{ timeout: patience, protocolTimeout: patience },
  });
  let page = await browser.newPage();
  let front = page.mainFrame();
  return {
    open: async (address) => {
      // in a tab of its own: after a frame of another site the driver misses that its page has come
      const left = page;
      page = await browser.newPage();
      await left.close();
      front = page.mainFrame();
      await page.goto(address, { waitUntil: 'domcontentloaded', timeout: patience });
    },
    address: async () => page.url(),
    enter: async (expression) => {
      const inside = await (await elementIn(front, expression)).contentFrame();
      if (!inside) throw new Error(`no frame: ${expression}`);
      front = inside;
    },
    evaluate: (expression) => front.evaluate(expression),
    click: async (expression) => (await elementIn(front, expression)).click(),
    type: async (expression, text) => {
      await front.evaluate(`(${caretAtEnd})(${expression})`);
      const element = await elementIn(front, expression);
      for (const [index, line] of text.split('\n').entries()) {
        if (index > 0) await element.press('Enter');
        await element.type(line);
      }
    },
    chooseFile: async (expression, file) =>
      (await elementIn(front, expression)).toElement('input').then((input) => input.uploadFile(file)),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
