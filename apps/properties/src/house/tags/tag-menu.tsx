import { isEnter } from '@toam/platform/enter-key';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import type { CompanyTag } from '@toam/contracts/house/house-tag.endpoints';
import { tagText } from '@toam/contracts/house/tag.text';
import { canChangeTag } from '@toam/domain/house/house-community';
import { plain, sameName, searchWords } from '@toam/domain/vietnamese';
import { IconButton, Input, PlainButton, Row, ScreenState, Stack, Text } from '@toam/ui/core';
import { CheckIcon, MinusIcon, PencilSimpleIcon, PlusIcon } from '@toam/ui/icons';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { tagQueries } from './tag.queries';
import { TagSquare } from './tag-square';
import * as css from './tags.module.css';

/** Chosen, chosen for some of the houses, or not chosen. */
type TagChoice = 'all' | 'some' | 'none';

export interface TagMenuProps {
  choiceOf: (tag: CompanyTag) => TagChoice;
  onToggle: (tag: CompanyTag) => void;
  /** How many of the chosen houses have the tag: "2/5 BĐS". */
  noteOf?: (tag: CompanyTag) => string | null;
  /** The tags to offer; all if undefined. */
  isOffered?: (tag: CompanyTag) => boolean;
  /** Above the search. */
  header?: ReactNode;
}

interface WithDialog {
  onCreate: (name: string) => void;
  onEdit: (tag: CompanyTag) => void;
}

/** All tags with their colours. Typing finds or makes one, a press or Enter chooses it, the pencil changes it. D43. */
export default function TagMenu({ onCreate, header, isOffered = () => true, ...props }: TagMenuProps & WithDialog) {
  const tags = useQuery(tagQueries.list);
  const mayMake = useMayMakeTags();
  const [typed, setTyped] = useState('');
  const name = typed.replace(/\s+/g, ' ').trim();
  const words = searchWords(typed);
  const found = (tags.data ?? []).filter(
    (tag) => isOffered(tag) && words.every((word) => plain(tag.name).includes(word)),
  );
  const isNew = mayMake && !(tags.data ?? []).some((tag) => sameName(tag.name, name));

  const press = (event: KeyboardEvent) => {
    if (!isEnter(event) || name === '') return;
    event.preventDefault();
    if (found[0]) props.onToggle(found[0]);
    else if (isNew) onCreate(name);
  };
  return (
    <Stack gap={8} width={272} maxWidth="calc(100vw - 56px)">
      {header}
      <Input
        autoFocus
        allowClear
        placeholder={tagText.search}
        aria-label={tagText.search}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={press}
      />
      <ScreenState query={tags}>
        {() => (
          <Stack
            as="ul"
            maxHeight="min(300px, 42vh)"
            overflow="scroll"
            className={css.list}
            role="group"
            aria-label={tagText.label}
          >
            {found.map((tag) => (
              <TagRow key={tag.id} tag={tag} {...props} />
            ))}
            {found.length === 0 && !isNew && (
              <Text as="li" padX={6} padY={6} size={13} tone="text3">
                {tagText.empty}
              </Text>
            )}
          </Stack>
        )}
      </ScreenState>
      {mayMake && (isNew || name === '') && (
        <PlainButton
          gap={6}
          minHeight={[32, 40]}
          size={13}
          weight={500}
          tone="teal"
          edge="topSoft"
          className={css.create}
          onClick={() => onCreate(name)}
        >
          <PlusIcon size={14} />
          <Text ellipsis>{name ? tagText.createNamed(name) : tagText.create}</Text>
        </PlainButton>
      )}
    </Stack>
  );
}

/** Marketers filter by tags but cannot make them (D20). */
function useMayMakeTags(): boolean {
  const user = useUser();
  return canChangeTag(user, { user_id: user.id });
}

interface TagRowProps extends Pick<TagMenuProps, 'choiceOf' | 'onToggle' | 'noteOf'>, Pick<WithDialog, 'onEdit'> {
  tag: CompanyTag;
}

function TagRow({ tag, choiceOf, onToggle, noteOf, onEdit }: TagRowProps) {
  const user = useUser();
  const choice = choiceOf(tag);
  const note = noteOf?.(tag);
  const checked = choice === 'some' ? 'mixed' : choice === 'all';
  return (
    <Row as="li" radius={6} hover="fill" className={css.row}>
      <PlainButton
        flex={1}
        gap={8}
        minHeight={[32, 40]}
        padX={6}
        radius={6}
        size={13}
        tone="text"
        role="checkbox"
        aria-checked={checked}
        aria-label={tag.name}
        title={tag.user ? tagText.by(tag.user.name) : undefined}
        onClick={() => onToggle(tag)}
      >
        <Row
          as="span"
          justify="center"
          flex="none"
          width={16}
          height={16}
          radius={4}
          border
          background="surface"
          className={css.check}
          data-choice={choice}
        >
          {choice === 'all' && <CheckIcon size={12} weight="bold" color="var(--surface)" />}
          {choice === 'some' && <MinusIcon size={12} weight="bold" color="var(--surface)" />}
        </Row>
        <TagSquare tag={tag} />
        <Text flex={1} ellipsis>
          {tag.name}
        </Text>
        {note && (
          <Text as="small" flex="none" size={12} tone="text3">
            {note}
          </Text>
        )}
      </PlainButton>
      {canChangeTag(user, tag) && (
        <IconButton
          className={css.edit}
          aria-label={tagText.edit(tag.name)}
          title={tagText.edit(tag.name)}
          onClick={() => onEdit(tag)}
        >
          <PencilSimpleIcon size={14} />
        </IconButton>
      )}
    </Row>
  );
}
