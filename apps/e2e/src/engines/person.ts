import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Tab } from './engine';

/** Testing Library finds in the page what the component tests find: by role and name, label or text. */
const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** What a person looks for. A name may be given by its beginning. */
export type Sought =
  | { role: string; name: string }
  | { role: string; beginning: string }
  | { label: string }
  | { text: string }
  | { css: string };

/** Runs in the page: the first match that is drawn; of files the input, which is never drawn. */
const search = `(sought) => {
  const inPage = TestingLibraryDom.within(document.body);
  const name = sought.beginning === undefined ? sought.name : (given) => given.startsWith(sought.beginning);
  const found = sought.css ? [...document.querySelectorAll(sought.css)]
    : sought.label ? inPage.queryAllByLabelText(sought.label)
    : sought.text ? inPage.queryAllByText(sought.text)
    : inPage.queryAllByRole(sought.role, { name });
  return found.find((one) => one.getClientRects().length > 0 || one.type === 'file') ?? null;
}`;

const expressionOf = (sought: Sought): string => `(${search})(${JSON.stringify(sought)})`;

/** Milliseconds for anything to come: other tests use the machine, too. */
const timeout = 60_000;

/** Somebody in front of a tab. Each step waits until it can be done. */
export function personAt(tab: Tab) {
  const isThere = async (sought: Sought): Promise<boolean> => {
    try {
      if (!(await tab.evaluate('document.body !== null && "TestingLibraryDom" in window')))
        await tab.evaluate(`(() => { ${library} })()`);
      return (await tab.evaluate(`${expressionOf(sought)} !== null`)) === true;
    } catch {
      return false; // the document is on its way out or in: look again
    }
  };
  const sees = (sought: Sought) =>
    expect.poll(() => isThere(sought), { message: JSON.stringify(sought), timeout }).toBe(true);
  /** A screen that draws itself anew between looking and doing is looked at again. */
  const act = async (sought: Sought, way: (expression: string) => Promise<void>) => {
    await sees(sought);
    await expect(async () => way(expressionOf(sought))).toPass({ timeout });
  };
  return {
    tab,
    sees,
    press: (sought: Sought) => act(sought, tab.click),
    type: (sought: Sought, text: string) => act(sought, (expression) => tab.type(expression, text)),
    chooseFile: (sought: Sought, file: string) => act(sought, (expression) => tab.chooseFile(expression, file)),
    isAt: (address: RegExp) => expect.poll(() => tab.address(), { timeout }).toMatch(address),
  };
}

export type Person = ReturnType<typeof personAt>;
