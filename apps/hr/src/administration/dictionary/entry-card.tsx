import type { DictionaryEntry } from '@toam/contracts/dictionary/dictionary.schema';
import { dictionaryText as text } from '@toam/contracts/dictionary/dictionary.text';
import { Cell, formatDate, Row, Stack, Text } from '@toam/ui/core';
import { EntryName, EntryStatus, EntryUses } from './dictionary.columns';
import { EntryMenu } from './entry-menu';

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
