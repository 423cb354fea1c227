import type { DictionaryEntry } from '@toam/contracts/dictionary/dictionary.schema';
import { dictionaryText as text, usesInWords } from '@toam/contracts/dictionary/dictionary.text';
import { isFixedEntry } from '@toam/domain/dictionary/dictionary';
import { formatDate, formatDateTime, Row, StatusTag, Text, Cell, Stack } from '@toam/ui/core';
import { LockSimpleIcon } from '@toam/ui/icons';
import type { ListColumn } from '@toam/ui/list';
import { EntryMenu } from './entry-menu';

const EntryStatus = ({ entry }: { entry: DictionaryEntry }) =>
  entry.active ? (
    <StatusTag tone="success">{text.active}</StatusTag>
  ) : (
    <StatusTag tone="neutral">{text.inactive}</StatusTag>
  );

const EntryUses = ({ entry: { uses } }: { entry: DictionaryEntry }) =>
  uses.length === 0 ? (
    <Text tone="text3">{text.unused}</Text>
  ) : (
    <span className="ellipsis" title={`${usesInWords(uses)}. ${text.usesNote}`}>
      {usesInWords(uses)}
    </span>
  );

/** The name. A lock marks an entry that the product relies on. */
const EntryName = ({ entry }: { entry: DictionaryEntry }) => (
  <Row as="span" gap={6} tone={entry.active ? undefined : 'text3'}>
    <span className="ellipsis" title={entry.value}>
      {entry.value}
    </span>
    {isFixedEntry(entry.type, entry.id) && (
      <Row as="span" flex="none" tone="text3" title={text.fixedNote}>
        <LockSimpleIcon size={14} />
        <span className="unseen">{text.fixedNote}</span>
      </Row>
    )}
  </Row>
);

const day = (seconds: number) => <time title={formatDateTime(seconds)}>{formatDate(seconds)}</time>;

/** Specification 2 §2: id, value, created, updated. Also: what uses the entry, and whether forms offer it. */
export const dictionaryColumns: readonly ListColumn<DictionaryEntry>[] = [
  { key: 'id', title: text.id, width: 76, sortable: true, pinned: true, render: ({ id }) => id },
  {
    key: 'value',
    title: text.value,
    width: 260,
    sortable: true,
    pinned: true,
    render: (entry) => <EntryName entry={entry} />,
  },
  { key: 'uses', title: text.uses, width: 236, render: (entry) => <EntryUses entry={entry} /> },
  { key: 'status', title: text.status, width: 116, shape: 'tag', render: (entry) => <EntryStatus entry={entry} /> },
  { key: 'created_at', title: text.created, width: 116, sortable: true, render: ({ created_at }) => day(created_at) },
  { key: 'updated_at', title: text.updated, width: 132, sortable: true, render: ({ updated_at }) => day(updated_at) },
  {
    key: 'menu',
    title: text.actions,
    width: 70,
    hideTitle: true,
    align: 'center',
    render: (entry) => <EntryMenu entry={entry} inRow />,
  },
];

/** An entry on a phone. */
export const EntryCard = ({ entry }: { entry: DictionaryEntry }) => (
  <Stack as="article" gap={4} height="100%">
    <Row gap={8}>
      <Text as="b" flex={1} size={14} weight={600}>
        <EntryName entry={entry} />
      </Text>
      <EntryMenu entry={entry} />
    </Row>
    <Row size={12} tone="text2">
      <EntryUses entry={entry} />
    </Row>
    <Cell />
    <Row gap={8} justify="between" size={12} tone="text2">
      <span>
        #{entry.id} · {text.updated} {formatDate(entry.updated_at)}
      </span>
      <EntryStatus entry={entry} />
    </Row>
  </Stack>
);
