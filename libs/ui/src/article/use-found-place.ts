import { hasAllWords } from '@toam/domain/article/found-in';
import { hitsIn, phraseIn, plainInPlace } from '@toam/domain/hits-in';
import { searchWords } from '@toam/domain/vietnamese';
import { useEffect, type RefObject } from 'react';

/** Name of the highlight in `article.module.css`. */
const highlight = 'found';

/**
 * Marks the words of the search that led to a text, and scrolls to the first place. The browser paints the marks
 * (CSS Custom Highlight API): the text's elements stay as they are. A browser without it only scrolls.
 * @param find what was typed; empty: nothing
 * @param content what the box shows: when it changes, marks are set anew, and nothing scrolls
 */
export function useFoundPlace(box: RefObject<HTMLElement | null>, find: string, content: unknown): void {
  useEffect(() => {
    if (!box.current || find === '') return;
    const [first] = placesIn(box.current, find);
    first?.startContainer.parentElement?.scrollIntoView?.({ block: 'center' });
  }, [box, find]);

  useEffect(() => {
    const highlights = globalThis.CSS?.highlights as HighlightRegistry | undefined;
    if (!box.current || find === '' || !highlights) return;
    highlights.set(highlight, new Highlight(...placesIn(box.current, find)));
    return () => void highlights.delete(highlight);
  }, [box, find, content]);
}

interface Block {
  element: Element;
  text: string;
}

/** Where the words stand side by side; else the blocks that have all of them; else wherever one stands. */
function placesIn(box: HTMLElement, find: string): Range[] {
  const words = searchWords(find);
  const blocks = [...box.querySelectorAll('p, h2, h3, figcaption')]
    .map((element): Block => ({ element, text: element.textContent ?? '' }))
    // elsewhere positions would be of another text
    .filter(({ text }) => text === text.normalize('NFC'));
  const together = blocks.filter(({ text }) => phraseIn(plainInPlace(text), words));
  const whole = blocks.filter(({ text }) => hasAllWords(text, words));
  const found = [together, whole].find((some) => some.length > 0) ?? blocks;
  return found.flatMap(({ element, text }) => hitsIn(text, find).map(([from, to]) => rangeOf(element, from, to)));
}

/** The range of characters of an element's text, whichever marks they have. */
function rangeOf(element: Element, from: number, to: number): Range {
  const range = document.createRange();
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let at = 0;
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const end = at + (node.nodeValue?.length ?? 0);
    if (from >= at && from < end) range.setStart(node, from - at);
    if (to > at && to <= end) range.setEnd(node, to - at);
    at = end;
  }
  return range;
}
