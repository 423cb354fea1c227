import {
  isSafeLink,
  type RichText,
  type RichTextBlock,
  type RichTextInline,
  type RichTextMark,
} from '@toam/domain/rich-text';
import { Fragment, type ReactNode } from 'react';
import { Text } from '../layout/layout';
import * as css from './rich-text.module.css';

/** A stored rich text as React elements. It never uses HTML, so nothing in it can run. Unknown nodes are left out. */
export const RichTextView = ({ text }: { text: RichText }) => (
  <Text as="div" className={css.text} breaks>
    {text.content.map(richTextBlock)}
  </Text>
);

/** For viewers whose texts have such blocks among others. */
export function richTextBlock(node: RichTextBlock, key: number): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return <p key={key}>{node.content?.length ? node.content.map(richTextInline) : <br />}</p>;
    case 'bulletList':
      return <ul key={key}>{node.content.map(item)}</ul>;
    case 'orderedList':
      return (
        <ol key={key} start={node.attrs?.start}>
          {node.content.map(item)}
        </ol>
      );
    default:
      return null;
  }
}

const item = (node: { content: RichTextBlock[] }, key: number): ReactNode => (
  <li key={key}>{node.content.map(richTextBlock)}</li>
);

export function richTextInline(node: RichTextInline, key: number): ReactNode {
  if (node.type === 'hardBreak') return <br key={key} />;
  if (node.type !== 'text') return null;
  return <Fragment key={key}>{(node.marks ?? []).reduce(marked, node.text as ReactNode)}</Fragment>;
}

function marked(content: ReactNode, mark: RichTextMark): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{content}</strong>;
    case 'italic':
      return <em>{content}</em>;
    case 'underline':
      return <u>{content}</u>;
    case 'link':
      return isSafeLink(mark.attrs.href) ? (
        <a href={mark.attrs.href} target="_blank" rel="noopener noreferrer nofollow">
          {content}
        </a>
      ) : (
        content
      );
    default:
      return content;
  }
}
