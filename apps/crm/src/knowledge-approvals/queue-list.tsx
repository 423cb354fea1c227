import type { KnowledgeCard, KnowledgeColumn } from '@toam/contracts/knowledge/knowledge.schema';
import { knowledgeBoardText, knowledgeQueueText as text } from '../knowledge/knowledge-screen.text';
import { ArticleStatus } from '@toam/domain/knowledge/article-access';
import {
  Avatar,
  Button,
  Cell,
  Dropdown,
  formatAgo,
  formatTotal,
  PlainButton,
  Row,
  Stack,
  StatusTag,
  Text,
} from '@toam/ui/core';
import { ListFoot, Photo, rowsOf, useMoreRows, type ListQuery } from '@toam/ui/list';
import { CaretDownIcon, PlusIcon } from '@toam/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { ColumnDialog } from '../knowledge/column.dialog';
import * as css from './articles-queue.module.css';

interface QueueListProps {
  query: ListQuery<KnowledgeCard>;
  columns: readonly KnowledgeColumn[];
  /** The column whose articles are listed; null: all. */
  type: number | null;
  /** The open article. */
  open: number | null;
  onColumn: (type: number | null) => void;
  onOpen: (id: number) => void;
}

/** What waits, the oldest first. */
export function QueueList({ query, columns, type, open, onColumn, onOpen }: QueueListProps) {
  const box = useRef<HTMLElement>(null);
  const rows = rowsOf(query);
  const onScroll = useMoreRows(box, query, String(type), false, rows.length > 0);
  const total = query.data?.pages[0]?.total ?? 0;
  useEffect(() => {
    box.current?.querySelector('[aria-current=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [open]);
  return (
    <Stack
      as="aside"
      ref={box}
      className={css.list}
      flex="none"
      overflow="scroll"
      edge="right"
      onScroll={() => box.current && onScroll(box.current)}
    >
      <Row flex="none" gap={8} padX={16} minHeight={52} size={13}>
        <ColumnChoice columns={columns} type={type} onColumn={onColumn} />
        <Cell as="span">
          <Text tone="text2" role="status">
            {text.waiting(formatTotal(total))}
          </Text>
        </Cell>
        <CreateColumn />
      </Row>
      <Stack as="ul" aria-label={text.list}>
        {rows.map((card) => (
          <li key={card.id}>
            <QueueRow card={card} isOpen={card.id === open} onOpen={() => onOpen(card.id)} />
          </li>
        ))}
      </Stack>
      <ListFoot query={query} />
    </Stack>
  );
}

function QueueRow({ card, isOpen, onOpen }: { card: KnowledgeCard; isOpen: boolean; onOpen: () => void }) {
  const { id, title, cover, user, updated_at, status } = card;
  const isNew = status === ArticleStatus.waiting;
  return (
    <Row
      as="button"
      type="button"
      className={css.row}
      gap={12}
      width="100%"
      padX={16}
      padY={10}
      align="start"
      edge="topSoft"
      hover="row"
      aria-current={isOpen}
      onClick={onOpen}
    >
      <Photo src={cover?.thumbnail} seed={id} width={56} height={42} />
      <Cell as="span" gap={2}>
        <Text size={13} weight={500} lines={2} breaks textAlign="start">
          {title}
        </Text>
        <Row as="span" gap={6} minHeight={20} size={12} tone="text2">
          <Avatar {...user} image={user.avatar} size={20} decorative />
          <Text flex={1} ellipsis textAlign="start">
            #{id} · {formatAgo(updated_at)}
          </Text>
          <StatusTag tone={isNew ? 'teal' : 'info'}>{isNew ? text.isNew : text.isEdit}</StatusTag>
        </Row>
      </Cell>
    </Row>
  );
}

function ColumnChoice({ columns, type, onColumn }: Pick<QueueListProps, 'columns' | 'type' | 'onColumn'>) {
  const chosen = columns.find(({ id }) => id === type)?.type_name ?? text.allColumns;
  const items = [
    { key: 'all', label: text.allColumns },
    ...columns.map(({ id, type_name }) => ({ key: String(id), label: type_name })),
  ];
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        selectable: true,
        selectedKeys: [String(type ?? 'all')],
        items: columns.length === 0 ? [{ key: 'all', label: knowledgeBoardText.noColumns }] : items,
        onClick: ({ key }) => onColumn(key === 'all' ? null : Number(key)),
      }}
    >
      <PlainButton
        gap={4}
        height={[32, 40]}
        padX={8}
        radius={6}
        border
        maxWidth={140}
        aria-label={`${text.column}: ${chosen}`}
      >
        <Text ellipsis>{chosen}</Text>
        <CaretDownIcon size={12} />
      </PlainButton>
    </Dropdown>
  );
}

function CreateColumn() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<PlusIcon size={14} />} onClick={() => setOpen(true)} aria-label={knowledgeBoardText.addColumn}>
        {text.column}
      </Button>
      {isOpen && <ColumnDialog column={null} onClose={() => setOpen(false)} />}
    </>
  );
}
