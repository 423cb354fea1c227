import { listText } from '@toam/contracts/texts/list';
import { Bone, Cell, Row, Stack } from '@toam/ui/core';
import type { ReactNode } from 'react';
import { QueueCard } from './queue-parts';
import * as css from './queue.module.css';

const rows = ['1', '2', '3', '4', '5', '6'];

/** The shape of a queue while its first page loads. */
export const QueueSkeleton = ({ head }: { head: ReactNode }) => (
  <Row align="stretch" flex={1} role="status" aria-label={listText.loading}>
    <Stack as="aside" className={css.list} flex="none" overflow="hidden" edge="right">
      {head}
      <Row flex="none" minHeight={40} padX={16}>
        <Bone width={140} height={12} />
      </Row>
      {rows.map((row) => (
        <Row key={row} flex="none" gap={12} padX={16} padY={10} edge="topSoft">
          <Bone width={56} height={42} />
          <Cell gap={2}>
            <Bone width="72%" height={14} />
            <Bone width="48%" height={12} />
          </Cell>
        </Row>
      ))}
    </Stack>
    <Cell gap={12} padX={20} padY={16} background="layout" phone="hidden">
      <Bone width="46%" height={48} radius={6} />
      <QueueCard>
        <Bone width="100%" height={190} radius={6} />
        <Bone width="32%" height={22} radius={6} />
        <Bone width="80%" height={14} />
        <Bone width="64%" height={14} />
      </QueueCard>
    </Cell>
  </Row>
);
