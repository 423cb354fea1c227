import { articleText } from '@toam/contracts/article/article-text.text';
import type { ArticleBlock, ArticleCell, ArticleImage, ArticleText } from '@toam/domain/article/article-text';
import { useRef, useState, type ReactNode } from 'react';
import { ImageBrokenIcon } from '../icons';
import { Row, Text } from '../layout/layout';
import { Lightbox, type LightboxImage } from '../lightbox/lightbox';
import { richTextBlock, richTextInline } from '../rich-text/rich-text-view';
import * as css from './article.module.css';
import { useFoundPlace } from './use-found-place';

interface ArticleViewProps {
  text: ArticleText;
  /** The addresses of its pictures. A picture without one shows its caption only. */
  images: readonly LightboxImage[];
  /** The search that led here: its words are marked, and the first place is scrolled to. */
  find?: string;
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
