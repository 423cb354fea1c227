import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Tab } from './engine';

/** Testing Library finds in the page what the component tests find: by role and name, label or text. */
const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** What a person looks for. A name may be given by its beginning, a text by a part. */
export type Sought =
  | { role: string; name: string }
  | { role: string; beginning: string }
  | { label: string }
  | { text: string }
  | { css: string };

/** Runs in the page: the first match that is drawn and not disabled; of files the input, which is never drawn. */
const search = `(sought) => {
  const name = sought.beginning === undefined ? sought.name : (given) => given.startsWith(sought.beginning);
  const shadows = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const found = [document.body, ...shadows].flatMap((root) => {
    const inRoot = TestingLibraryDom.within(root);
    return sought.css ? [...root.querySelectorAll(sought.css)]
      : sought.label ? inRoot.queryAllByLabelText(sought.label)
      : sought.text ? inRoot.queryAllByText(sought.text, { exact: false })
      : inRoot.queryAllByRole(sought.role, { name });
  });
  const isUsable = (one) => one.type === 'file' || (one.getClientRects().length > 0 && !one.matches(':disabled'));
  return found.find(isUsable) ?? null;
}`;

const expressionOf = (sought: Sought): string => `(${search})(${JSON.stringify(sought)})`;

/** Milliseconds for anything to come, or to be done: other tests use the machine, too. */
const timeout = 120_000;

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
    /** The person goes on inside a frame. */
    enter: (sought: Sought) => act(sought, tab.enter),
    press: (sought: Sought) => act(sought, tab.click),
    type: (sought: Sought, text: string) => act(sought, (expression) => tab.type(expression, text)),
    chooseFile: (sought: Sought, file: string) => act(sought, (expression) => tab.chooseFile(expression, file)),
    isAt: (address: RegExp) => expect.poll(() => tab.address(), { timeout }).toMatch(address),
  };
}

export type Person = ReturnType<typeof personAt>;
