/** A tab of a browser, moved by the browser's own driver. What is asked of the page is asked in its front document: see `enter`. */
export interface Tab {
  open(address: string): Promise<void>;
  address(): Promise<string>;
  /** The front document is now that of a frame in it; `open` leads back to the page's own. @param expression gives the frame's element */
  enter(expression: string): Promise<void>;
  /** @param expression JavaScript; a promise is waited for */
  evaluate(expression: string): Promise<unknown>;
  /** @param expression gives an element of the front document */
  click(expression: string): Promise<void>;
  /** Puts the focus and the caret at the element's end and presses keys. '\n' is Enter. */
  type(expression: string, text: string): Promise<void>;
  chooseFile(expression: string, file: string): Promise<void>;
  /** PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A browser besides Chromium, and what starts it. */
export type Engine =
  { name: 'firefox'; program: string } | { name: 'webkit'; program: { driver: string; display: string } };

/** CSS pixels. */
export const windowSize = { width: 1280, height: 900 };

/** Puts the focus and the caret at an element's end. Drivers put it at the beginning of a rich text. Runs in the page. */
export const caretAtEnd = `(one) => {
  one.focus();
  if (!one.isContentEditable) return;
  getSelection().selectAllChildren(one);
  getSelection().collapseToEnd();
}`;
