import type { DictionaryEntry } from '@toam/contracts/dictionary/dictionary.schema';
import { dictionaryText as text } from '@toam/contracts/dictionary/dictionary.text';
import { isFixedEntry } from '@toam/domain/dictionary/dictionary';
import { Dropdown, IconButton } from '@toam/ui/core';
import {
  ArrowCounterClockwiseIcon,
  ArrowDownIcon,
  ArrowUpIcon,
  DotsThreeVerticalIcon,
  PencilSimpleIcon,
  ProhibitIcon,
  TrashIcon,
} from '@toam/ui/icons';
import { createContext, useContext } from 'react';
import * as css from './dictionary.module.css';
import { Acting } from './use-entry-actions';

/**
 * The two ends of the list. Set only if all rows are shown in the order in which forms offer them, so that a row can be moved.
 * null: this page does not reach that end. undefined: another order, nothing can be moved.
 */
export const Ends = createContext<{ first: number | null; last: number | null } | null>(null);

interface EntryMenuProps {
  entry: DictionaryEntry;
  /** Inside a row that the arrow keys walk through. */
  inRow?: boolean;
}

/** What admins may do with an entry; other people get no menu. Specification 2 §2 "Dictionary". */
export function EntryMenu({ entry, inRow = false }: EntryMenuProps) {
  const actions = useContext(Acting);
  const ends = useContext(Ends);
  if (!actions) return null;
  const isUsed = entry.uses.length > 0;
  const isFixed = isFixedEntry(entry.type, entry.id);
  const items = [
    { key: 'edit', icon: <PencilSimpleIcon size={16} />, label: text.edit, onClick: () => actions.edit(entry) },
    ends !== null &&
      ends.first !== entry.id && {
        key: 'up',
        icon: <ArrowUpIcon size={16} />,
        label: text.moveUp,
        onClick: () => actions.move(entry, 'up'),
      },
    ends !== null &&
      ends.last !== entry.id && {
        key: 'down',
        icon: <ArrowDownIcon size={16} />,
        label: text.moveDown,
        onClick: () => actions.move(entry, 'down'),
      },
    !entry.active && {
      key: 'activate',
      icon: <ArrowCounterClockwiseIcon size={16} />,
      label: text.activate,
      onClick: () => actions.activate(entry),
    },
    (entry.active || !isUsed) && {
      key: 'remove',
      icon: isUsed ? <ProhibitIcon size={16} /> : <TrashIcon size={16} />,
      label: isUsed ? text.deactivate : text.remove,
      danger: true,
      disabled: isFixed,
      title: isFixed ? text.fixedNote : undefined,
      onClick: () => actions.remove(entry),
    },
  ].filter((item) => item !== false);
  return (
    <span onClick={(event) => event.stopPropagation()} onKeyDown={(event) => event.stopPropagation()}>
      <Dropdown touch trigger={['click']} placement="bottomRight" menu={{ items }}>
        <IconButton
          className={inRow ? undefined : css.cardMenu}
          aria-label={text.actionsOf(entry.value)}
          tabIndex={inRow ? -1 : undefined}
        >
          <DotsThreeVerticalIcon size={18} weight="bold" />
        </IconButton>
      </Dropdown>
    </span>
  );
}
