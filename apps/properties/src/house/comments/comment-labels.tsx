import type { HouseReply } from '@toam/contracts/house/house-comment.endpoints';
import { commentText } from '@toam/contracts/house/comment.text';
import { commentParts } from '@toam/domain/house/comment-text';
import { Text } from '@toam/ui/core';
import * as css from './comments.module.css';

/** The text of a comment: mentions as chips, links as links, everything else as plain text. */
export function CommentWords({ comment }: { comment: HouseReply }) {
  const nameOf = (id: number) => comment.mentions.find((person) => person.id === id)?.name ?? commentText.unknownPerson;
  return (
    <Text as="p" className={css.words} size={13} breaks>
      {commentParts(comment.content).map((part, at) => {
        if (part.kind === 'text') return part.text;
        if (part.kind === 'mention')
          return (
            <Text key={at} padX={4} weight={500} tone="teal" background="tealTint" radius={4}>
              @{nameOf(part.userId)}
            </Text>
          );
        return (
          <a key={at} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
            {part.text}
          </a>
        );
      })}
    </Text>
  );
}
