import type { HouseReply } from '@toam/contracts/house/house-comment.endpoints';
import { commentText } from '@toam/contracts/texts/comment';
import { commentParts } from '@toam/domain/house/comment-text';

/** The text of a comment: mentions as chips, links as links, everything else as plain text. */
export function CommentWords({ comment }: { comment: HouseReply }) {
  const nameOf = (id: number) => comment.mentions.find((person) => person.id === id)?.name ?? commentText.unknownPerson;
  return (
    <p className="house-comment-words">
      {commentParts(comment.content).map((part, at) => {
        if (part.kind === 'text') return part.text;
        if (part.kind === 'mention')
          return (
            <span key={at} className="house-comment-mention">
              @{nameOf(part.userId)}
            </span>
          );
        return (
          <a key={at} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
            {part.text}
          </a>
        );
      })}
    </p>
  );
}
