/** Makes of what Word, Google Docs, LibreOffice and Excel copy what the editor keeps: real lists, and a line for each row of a table. */

const listIgnore = 'span[style*="mso-list:Ignore" i], span[style*="mso-list: Ignore" i]';

/** One paragraph of a list. Word writes lists as paragraphs that only look like a list. */
interface Item {
  /** What goes when the list is written. */
  box: Element;
  content: Element;
  level: number;
  /** Tells two lists that follow each other apart. */
  list: string;
  tag: 'ul' | 'ol';
  start: number;
}

/** '1.', '(2)', '1.3.', 'a)', 'iv.'. A single letter without a sign is a drawn bullet: 'o', or 'v' in the font Wingdings. */
const enumerator = /^\(?(?:(?:\d+\.)*(\d+)|([a-z]{1,5}))(?:[.)\]:-]+|(?<=\d))$/i;
const bullet = /^[^\d]$/u;

/** The number that a list goes on with. Of letters, 'i' is taken for Roman: lists begin with it, and seldom reach the ninth letter. */
function startOf(digits: string | undefined, letters: string | undefined): number {
  if (digits !== undefined) return Number(digits);
  return letters?.length === 1 && !/i/i.test(letters) ? letters.toLowerCase().charCodeAt(0) - 96 : 1;
}

/** Null if it is no paragraph of a list, or one that numbers in words ('Điều 1.'): it stays a line of text, with its number. */
function wordItem(content: Element): Item | null {
  const named = /mso-list:\s*(\S+)\s+level(\d+)(?:\s+(lfo\d+))?/i.exec(content.getAttribute('style') ?? '');
  if (!named) return null;
  const [, list = '', level, override = ''] = named;
  const mark = content.querySelector(listIgnore)?.textContent.trim() ?? '•';
  const numbered = enumerator.exec(mark);
  if (!numbered && !bullet.test(mark)) return null;
  const found = { box: content, content, level: Number(level), list: list + override };
  return numbered
    ? { ...found, tag: 'ol', start: startOf(numbered[1], numbered[2]) }
    : { ...found, tag: 'ul', start: 1 };
}

/** Word in the browser makes a list of its own for each item. */
function onlineItem(box: Element): Item | null {
  const list = box.children.length === 1 ? box.firstElementChild : null;
  const content = list?.children.length === 1 ? list.firstElementChild : null;
  const level = Number(content?.getAttribute('data-aria-level'));
  if (!list || !content || !level || !/^[uo]l$/i.test(list.localName)) return null;
  const tag = list.localName === 'ol' ? 'ol' : 'ul';
  const start = Number(list.getAttribute('start') ?? 1);
  return { box, content, level, list: content.getAttribute('data-listid') ?? '', tag, start };
}

const itemOf = (element: Element): Item | null => wordItem(element) ?? onlineItem(element);

function listItem({ content }: Item): Element {
  const item = content.ownerDocument.createElement('li');
  content.querySelector(listIgnore)?.remove();
  if (content.localName === 'li') item.append(...content.childNodes);
  else item.append(content);
  return item;
}

/** Puts lists in the place of paragraphs that follow each other. */
function writeList(items: readonly Item[]): void {
  const open: { list: Element; from: Item }[] = [];
  const { box: first } = items[0]!;
  const place = first.ownerDocument.createElement('div');
  first.before(place);
  for (const item of items) {
    const isOver = ({ from }: { from: Item }) =>
      from.level > item.level || (from.level === item.level && (from.tag !== item.tag || from.list !== item.list));
    while (open.length > 0 && isOver(open.at(-1)!)) open.pop();
    if (open.length === 0 || open.at(-1)!.from.level < item.level) {
      const list = first.ownerDocument.createElement(item.tag);
      if (item.start !== 1) list.setAttribute('start', String(item.start));
      (open.at(-1)?.list.lastElementChild ?? place).append(list);
      open.push({ list, from: item });
    }
    open.at(-1)!.list.append(listItem(item));
    if (item.box !== item.content) item.box.remove();
  }
}

const headings = 'h1, h2, h3, h4, h5, h6';

function writeLists(body: Element, lines: string): void {
  const done = new Set<Element>();
  for (const first of body.querySelectorAll(lines)) {
    if (done.has(first)) continue;
    const items: Item[] = [];
    let item = itemOf(first);
    while (item) {
      items.push(item);
      done.add(item.box);
      const next = item.box.nextElementSibling;
      item = next?.matches(lines) ? itemOf(next) : null;
    }
    if (items.length > 0) writeList(items);
  }
}

const blocks =
  'p, div, ul, ol, li, h1, h2, h3, h4, h5, h6, blockquote, pre, section, article, header, footer, address, dl, dt, dd';

const isWritten = (line: readonly Node[]): boolean => line.some(({ textContent }) => textContent?.trim());

/** What stands in a cell, by lines. Numbers of a list become text. */
function linesIn(parent: Element): Node[][] {
  const lines: Node[][] = [[]];
  for (const node of [...parent.childNodes]) {
    if (!(node instanceof Element)) lines.at(-1)!.push(node);
    else if (node.matches('br')) lines.push([]);
    else if (node.matches(blocks) || node.querySelector(blocks)) lines.push(...linesIn(node), []);
    else lines.at(-1)!.push(node);
  }
  const written = lines.filter(isWritten);
  if (written[0] && parent.matches('ol > li'))
    written[0].unshift(new Text(`${[...parent.parentElement!.children].indexOf(parent) + 1}. `));
  return written;
}

function joined(parts: readonly (readonly (Node | string)[])[], separator: string): (Node | string)[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [separator, ...part]));
}

/** The bullets and numbers of Word become text. */
function keepMarks(parent: Element): void {
  for (const mark of parent.querySelectorAll(listIgnore)) {
    const text = mark.textContent.trim();
    mark.textContent = `${bullet.test(text) ? '•' : text} `;
  }
}

/** A row as one line, 'Diện tích | 80 m²'. Of a table with one column, which only frames it, what stands in it. */
function rowAsText(row: HTMLTableRowElement, isFrame: boolean): Element {
  const line = row.ownerDocument.createElement(isFrame ? 'div' : 'p');
  if (isFrame) line.append(...[...row.cells].flatMap((cell) => [...cell.childNodes]));
  else
    line.append(
      ...joined(
        [...row.cells].map((cell) => joined(linesIn(cell), '; ')),
        ' | ',
      ),
    );
  return line;
}

/** What takes the place of a table: its caption, and its rows as lines. */
function writeLines(table: HTMLTableElement): void {
  const rows = [...table.rows].filter((row) => row.textContent.trim());
  const isFrame = rows.every((row) => row.cells.length === 1);
  if (!isFrame) keepMarks(table);
  const caption = [...(table.caption?.childNodes ?? [])];
  const title = table.ownerDocument.createElement('p');
  title.append(...caption);
  table.replaceWith(...(caption.length > 0 ? [title] : []), ...rows.map((row) => rowAsText(row, isFrame)));
}

/** The inner ones first: what stands around them may stay. */
const tablesIn = (body: Element) => [...body.querySelectorAll('table')].reverse();

function documentOf(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const mark of body.querySelectorAll('o\\:p')) if (!mark.textContent.trim()) mark.remove();
  return body;
}

const isOwnCopy = (html: string) => html.includes('data-pm-slice');

/** Ready for the editor. What the editor itself has copied stays as it is. */
export function pastedHtml(html: string): string {
  if (isOwnCopy(html) || !/mso-list|data-aria-level|<table/i.test(html)) return html;
  const body = documentOf(html);
  for (const table of tablesIn(body)) writeLines(table);
  writeLists(body, `p, div, ${headings}`);
  keepMarks(body);
  return body.innerHTML;
}

function renamed(element: Element, name: string): void {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/** The highest headings become those below the article's title, all others the ones below them. In lists and tables they are lines. */
function writeHeadings(body: Element): void {
  for (const heading of body.querySelectorAll(`:is(li, td, th) :is(${headings})`)) renamed(heading, 'p');
  const found = [...body.querySelectorAll(headings)];
  for (const blank of found.filter((heading) => !heading.textContent.trim())) renamed(blank, 'p');
  const highest = Math.min(...found.map(({ localName }) => Number(localName.slice(1))));
  for (const heading of found) renamed(heading, heading.localName === `h${highest}` ? 'h2' : 'h3');
}

/** Facebook and Zalo draw an emoji as a picture that is called like it. */
const emoji =
  /^(?=.*[\p{Extended_Pictographic}\p{Regional_Indicator}])[\p{Extended_Pictographic}\p{Emoji_Component}\u200d\ufe0f]+$/u;
const pictures = 'img, svg, picture, video, iframe, object, embed, canvas, v\\:imagedata';

/** @returns how many pictures can't be kept. Their addresses lead elsewhere, or end with the copied page. */
function dropPictures(body: Element, isOurs: (picture: Element) => boolean): number {
  let lost = 0;
  for (const picture of body.querySelectorAll(pictures)) {
    const name = picture.getAttribute('alt') ?? '';
    if (isOurs(picture)) continue;
    if (emoji.test(name)) picture.replaceWith(name);
    else {
      if (picture.matches('img, video, v\\:imagedata')) lost += 1;
      picture.remove();
    }
  }
  return lost;
}

/** What is pasted into an article. */
export interface PastedArticle {
  html: string;
  lostPictures: number;
  /** It had headings, lists or tables. */
  isStructured: boolean;
}

/**
 * Ready for the editor of articles: its headings, lists, tables and links stay. A table with one column only frames what stands in it;
 * a table in a table becomes lines.
 * @param isOurs whether a picture is one of this article
 */
export function pastedArticle(html: string, isOurs: (picture: Element) => boolean): PastedArticle {
  const body = documentOf(html);
  const lostPictures = dropPictures(body, isOurs);
  if (isOwnCopy(html)) return { html: body.innerHTML, lostPictures, isStructured: false };
  for (const table of tablesIn(body)) {
    const isFrame = [...table.rows].every(({ cells }) => cells.length <= 1);
    if (isFrame || table.parentElement?.closest('table')) writeLines(table);
    else if (table.caption) {
      table.before(table.caption);
      renamed(table.previousElementSibling!, 'p');
    }
  }
  writeLists(body, 'p, div');
  keepMarks(body);
  writeHeadings(body);
  // programs underline their links themselves
  for (const styled of body.querySelectorAll<HTMLElement>('a[style], a [style]')) styled.style.textDecoration = '';
  for (const line of body.querySelectorAll('a u')) line.replaceWith(...line.childNodes);
  return { html: body.innerHTML, lostPictures, isStructured: body.querySelector('h2, h3, li, table') !== null };
}
