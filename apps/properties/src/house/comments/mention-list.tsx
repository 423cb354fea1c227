import type { Mentionable } from '@toam/contracts/house/house-comment.endpoints';
import { commentText } from '@toam/contracts/texts/comment';
import { userText } from '@toam/contracts/texts/user';
import { Avatar } from '@toam/ui/core';

interface MentionListProps {
  id: string;
  people: readonly Mentionable[];
  active: number;
  onHover: (at: number) => void;
  onChoose: (person: Mentionable) => void;
}

export const optionId = (listId: string, at: number): string => `${listId}-${at}`;

/** The people to mention. The caret stays in the text box, which tells screen readers the active person. */
export function MentionList({ id, people, active, onHover, onChoose }: MentionListProps) {
  if (people.length === 0) return <p className="house-mention-nobody">{commentText.mentionNobody}</p>;
  return (
    <ul id={id} className="house-mentions" role="listbox" aria-label={commentText.mention}>
      {people.map((person, at) => (
        <li
          key={person.id}
          id={optionId(id, at)}
          role="option"
          aria-selected={at === active}
          onMouseEnter={() => onHover(at)}
          // The text box keeps the caret.
          onMouseDown={(event) => {
            event.preventDefault();
            onChoose(person);
          }}
        >
          <Avatar id={person.id} name={person.name} image={person.avatar} size={28} decorative />
          <span className="ellipsis">{person.name}</span>
          <span className="house-mention-place">{userText.jobPosition[person.job_position]}</span>
        </li>
      ))}
    </ul>
  );
}
