/** A tab of a browser, moved by the browser's own driver. What is asked of the page is asked in its front document: see `enter`. */
export interface Tab {
  open(address: string): Promise<void>;
  address(): Promise<string>;
  /** The front document is that of the frame with this title, or again the page's own. */
  enter(frameTitle: string | null): Promise<void>;
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

/** The expression of a frame's element. */
export const frameWith = (title: string): string => `document.querySelector('iframe[title=${JSON.stringify(title)}]')`;
