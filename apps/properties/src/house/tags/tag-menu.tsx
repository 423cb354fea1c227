import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import type { CompanyTag } from '@toam/contracts/house/house-tag.endpoints';
import { tagText } from '@toam/contracts/texts/tag';
import { canChangeTag } from '@toam/domain/house/house-community';
import { plain, sameName, searchWords } from '@toam/domain/vietnamese';
import { Input, ScreenState } from '@toam/ui/core';
import { CheckIcon, MinusIcon, PencilSimpleIcon, PlusIcon } from '@toam/ui/icons';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { tagColour } from '../house-tags';
import { tagQueries } from './tag.queries';

/** Chosen, chosen for some of the houses, or not chosen. */
export type TagChoice = 'all' | 'some' | 'none';

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
export function TagMenu({ onCreate, header, isOffered = () => true, ...props }: TagMenuProps & WithDialog) {
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
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || name === '') return;
    event.preventDefault();
    if (found[0]) props.onToggle(found[0]);
    else if (isNew) onCreate(name);
  };
  return (
    <div className="tag-menu">
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
          <ul className="tag-menu-list" role="group" aria-label={tagText.label}>
            {found.map((tag) => (
              <TagRow key={tag.id} tag={tag} {...props} />
            ))}
            {found.length === 0 && !isNew && <li className="tag-menu-empty">{tagText.empty}</li>}
          </ul>
        )}
      </ScreenState>
      {mayMake && (isNew || name === '') && (
        <button type="button" className="tag-menu-create" onClick={() => onCreate(name)}>
          <PlusIcon size={14} />
          <span className="ellipsis">{name ? tagText.createNamed(name) : tagText.create}</span>
        </button>
      )}
    </div>
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
    <li>
      <button
        type="button"
        className="tag-menu-tag"
        role="checkbox"
        aria-checked={checked}
        aria-label={tag.name}
        title={tag.user ? tagText.by(tag.user.name) : undefined}
        onClick={() => onToggle(tag)}
      >
        <span className="tag-menu-check" data-choice={choice}>
          {choice === 'all' && <CheckIcon size={12} weight="bold" />}
          {choice === 'some' && <MinusIcon size={12} weight="bold" />}
        </span>
        <i style={{ background: tagColour(tag) }} />
        <span className="ellipsis">{tag.name}</span>
        {note && <small>{note}</small>}
      </button>
      {canChangeTag(user, tag) && (
        <button
          type="button"
          className="ta-icon-button ta-bare"
          aria-label={tagText.edit(tag.name)}
          title={tagText.edit(tag.name)}
          onClick={() => onEdit(tag)}
        >
          <PencilSimpleIcon size={14} />
        </button>
      )}
    </li>
  );
}
