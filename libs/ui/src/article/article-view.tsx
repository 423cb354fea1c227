import { articleText } from '@toam/contracts/article/article-text.text';
import type { ArticleBlock, ArticleCell, ArticleImage, ArticleText } from '@toam/domain/article/article-text';
import { useRef, useState, type ReactNode, useEffect, type RefObject } from 'react';
import { hasAllWords } from '@toam/domain/article/found-in';
import { hitsIn, phraseIn, plainInPlace } from '@toam/domain/hits-in';
import { searchWords } from '@toam/domain/vietnamese';
import { ImageBrokenIcon } from '../icons';
import { Row, Text } from '../layout/layout';
import { Lightbox, type LightboxImage } from '../lightbox/lightbox';
import { richTextBlock, richTextInline } from '../rich-text/rich-text-view';
import * as css from './article.module.css';

interface ArticleViewProps {
  text: ArticleText;
  /** The addresses of its pictures. A picture without one shows its caption only. */
  images: readonly LightboxImage[];
  /** The search that led here: its words are marked, and the first place is scrolled to. */
  find?: string;
}

/** Name of the highlight in `article.module.css`. */
const highlight = 'found';

/**
 * Marks the words of the search that led to a text, and scrolls to the first place. The browser paints the marks
 * (CSS Custom Highlight API): the text's elements stay as they are. A browser without it only scrolls.
 * @param find what was typed; empty: nothing
 * @param content what the box shows: when it changes, marks are set anew, and nothing scrolls
 */
function useFoundPlace(box: RefObject<HTMLElement | null>, find: string, content: unknown): void {
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

/** The text of an article as React elements. It never uses HTML, so nothing in it can run. Unknown nodes are left out. C5 */
export function ArticleView({ text, images, find = '' }: ArticleViewProps) {
  const box = useRef<HTMLDivElement>(null);
  useFoundPlace(box, find, text);
  const [openId, setOpenId] = useState<number | null>(null);
  const known = new Map(images.map((image) => [image.id, image]));
  const shown = text.content.flatMap((node) => {
    const image = node.type === 'image' ? known.get(node.attrs.id) : undefined;
    return image ? [{ ...image, ...(node.type === 'image' && node.attrs.alt && { name: node.attrs.alt }) }] : [];
  });
  return (
    <div ref={box} className={css.text}>
      {text.content.map((node, key) =>
        node.type === 'image' ? (
          <Picture key={key} node={node} image={known.get(node.attrs.id)} onOpen={() => setOpenId(node.attrs.id)} />
        ) : (
          block(node, key)
        ),
      )}
      {openId !== null && <Lightbox images={shown} openId={openId} onClose={() => setOpenId(null)} />}
    </div>
  );
}

function block(node: Exclude<ArticleBlock, ArticleImage>, key: number): ReactNode {
  switch (node.type) {
    case 'heading': {
      const Heading = node.attrs.level === 2 ? 'h2' : 'h3';
      return <Heading key={key}>{node.content?.map(richTextInline)}</Heading>;
    }
    case 'table':
      return (
        // a scrolled box can be reached by keyboard
        <div key={key} className={css.wide} role="region" aria-label={articleText.table} tabIndex={0}>
          <table>
            <tbody>
              {node.content.map((row, at) => (
                <tr key={at}>{row.content.map(cell)}</tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    default:
      return richTextBlock(node, key);
  }
}

function cell({ type, attrs, content }: ArticleCell, key: number): ReactNode {
  const Cell = type === 'tableHeader' ? 'th' : 'td';
  return (
    <Cell key={key} colSpan={attrs?.colspan} rowSpan={attrs?.rowspan}>
      {content.map(richTextBlock)}
    </Cell>
  );
}

interface PictureProps {
  node: ArticleImage;
  image: LightboxImage | undefined;
  onOpen: () => void;
}

function Picture({ node, image, onOpen }: PictureProps) {
  const [isBroken, setBroken] = useState(false);
  const caption = node.attrs.alt;
  return (
    <figure>
      {image && !isBroken ? (
        <button
          type="button"
          className={css.open}
          aria-label={caption ? articleText.openImage(caption) : articleText.openUnnamed}
          onClick={onOpen}
        >
          <img className={css.picture} src={image.main} alt="" loading="lazy" onError={() => setBroken(true)} />
        </button>
      ) : (
        <MissingPicture />
      )}
      {caption && (
        <Text as="figcaption" size={13} tone="text3" top={6}>
          {caption}
        </Text>
      )}
    </figure>
  );
}

/** In the place of a picture that can't be shown. */
export const MissingPicture = () => (
  <Row className={css.missing} justify="center" background="fill" radius={8} gap={8} size={13} tone="text3">
    <ImageBrokenIcon size={20} />
    {articleText.imageMissing}
  </Row>
);
