import type { Mentionable } from '@toam/contracts/house/house-comment.endpoints';
import { commentText } from '@toam/contracts/house/comment.text';
import { userText } from '@toam/contracts/user/user.text';
import { Avatar, Row, Stack, Text } from '@toam/ui/core';
import type { MouseEvent } from 'react';
import * as css from './comment-box.module.css';

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
  if (people.length === 0)
    return (
      <Text as="p" maxWidth={280} padX={8} padY={6} size={13} tone="text3">
        {commentText.mentionNobody}
      </Text>
    );
  return (
    <Stack
      as="ul"
      id={id}
      width={300}
      maxWidth="calc(100vw - 48px)"
      maxHeight={292}
      overflow="scroll"
      role="listbox"
      aria-label={commentText.mention}
    >
      {people.map((person, at) => (
        <Row
          as="li"
          key={person.id}
          className={css.person}
          flex="none"
          gap={8}
          minHeight={[38, 44]}
          padX={8}
          size={13}
          radius={6}
          id={optionId(id, at)}
          role="option"
          aria-selected={at === active}
          onMouseEnter={() => onHover(at)}
          // The text box keeps the caret.
          onMouseDown={(event: MouseEvent) => {
            event.preventDefault();
            onChoose(person);
          }}
        >
          <Avatar id={person.id} name={person.name} image={person.avatar} size={28} decorative />
          <Text flex={1} ellipsis>
            {person.name}
          </Text>
          <Text flex="none" size={12} tone="text3">
            {userText.jobPosition[person.job_position]}
          </Text>
        </Row>
      ))}
    </Stack>
  );
}
