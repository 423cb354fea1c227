import { longestExcerpt } from '@toam/contracts/blog/blog.endpoints';
import { blogFormText as text, blogLabel } from '@toam/contracts/blog/blog.text';
import { articleToPlain } from '@toam/domain/article/article-text';
import { blog, blogTypes } from '@toam/domain/blog/blog.record';
import { shortenWords } from '@toam/domain/rich-text';
import { Cell, Row, Stack, Text } from '@toam/ui/core';
import { useWatch, type Control } from '@toam/ui/form';
import { CheckIcon, EyeIcon, MinusIcon } from '@toam/ui/icons';
import { BlogCard } from '../blog/blog-card';
import { articleLength } from '@toam/contracts/article/article-length';
import type { BlogValues } from './blog-form.values';

export interface PreviewOf {
  author: { id: number; name: string; avatar: string | null };
  /** DD/MM/YYYY. */
  day: string;
  /** Whose name and which day the card has. */
  note: string;
}

interface BlogPreviewProps {
  control: Control<BlogValues>;
  of: PreviewOf;
}

/** The card as the list will show it, and what is still missing. It changes with every key. */
export function BlogPreview({ control, of: { author, day, note } }: BlogPreviewProps) {
  const [title, type, cover, content] = useWatch({ control, name: ['title', 'type', 'cover', 'content'] });
  const length = [...title.trim()].length;
  const most = blog.fields.title.max;
  return (
    <Stack gap={12}>
      <Row gap={8} size={13} tone="text2">
        <EyeIcon size={16} />
        {text.preview}
      </Row>
      <BlogCard
        {...{ id: 0, cover, type, author, day }}
        title={title.trim() || text.untitled}
        words={shortenWords(articleToPlain(content), longestExcerpt) || text.noContent}
      />
      <Text as="p" size={12} tone="text3">
        {note}
      </Text>
      <Stack as="ul" gap={10} padY={12} edge="top">
        <Text as="li" size={13} weight={600}>
          {text.checklist}
        </Text>
        <Check label={blogLabel.cover} is={cover && text.ready} />
        <Check label={blogLabel.title} is={length > 0 && length <= most && text.titleLength(length, most)} />
        <Check label={blogLabel.type} is={type && blogTypes[type]} />
        <Check label={blogLabel.content} is={articleLength(content)} />
      </Stack>
    </Stack>
  );
}

interface CheckProps {
  label: string;
  /** How it is; nothing while it is missing. */
  is: string | false | null | undefined;
}

const Check = ({ label, is }: CheckProps) => (
  <Row as="li" gap={8} size={13}>
    {is ? <CheckIcon size={16} color="var(--teal)" /> : <MinusIcon size={16} color="var(--text3)" />}
    <Cell as="span">{label}</Cell>
    <Text tone="text3">{is || text.missing}</Text>
  </Row>
);
