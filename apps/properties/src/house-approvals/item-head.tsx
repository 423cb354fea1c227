import { approvalText } from './approval.text';
import { houseText } from '@toam/contracts/house/house.text';
import { HouseStatus } from '@toam/domain/house/house-values';
import { Avatar, Cell, formatClock, formatDate, Row, StatusTag, Text, useIsPhone } from '@toam/ui/core';
import { facadeOf, Photo } from '@toam/ui/list';
import type { ReactNode } from 'react';
import { waitedText } from './age-text';
import type { Waiting } from './approval.queries';

/** "10:20 20/11/2026", without seconds. */
const momentText = (seconds: number) => `${formatClock(seconds)} ${formatDate(seconds)}`;

/** The house, the person who asks, and the waiting time. */
export function ItemHead({ item, children }: { item: Waiting; children?: ReactNode }) {
  const { house, asker, since } = item;
  const [moment, age] = [momentText(since), waitedText(since)];
  const isPhone = useIsPhone();
  return (
    <Row as="header" align="start" gap={12}>
      <Photo src={house.cover?.thumbnail} kind={facadeOf(house.property_type)} seed={house.id} width={64} height={48} />
      <Cell>
        <Row as="h2" wrap gap={8} rowGap={2} size={isPhone ? 14 : 16} weight={600}>
          <Text breaks>{house.title ?? house.address}</Text>
          <Text as="small" size={13} weight={400} tone="text3">
            #{house.id}
          </Text>
          {house.web === 1 && <StatusTag tone="teal">{approvalText.onWeb}</StatusTag>}
          {house.status === HouseStatus.stopped && <StatusTag tone="neutral">{houseText.stopped}</StatusTag>}
        </Row>
        <Row as="p" wrap gap={6} rowGap={2} size={isPhone ? 12 : 13} tone="text2">
          {asker && <Avatar id={asker.id} name={asker.name} image={asker.avatar} size={20} decorative />}
          {asker ? approvalText.asked(asker.name, moment, age) : approvalText.askedAnonymously(moment, age)}
          <span aria-hidden> · </span>
          {approvalText.updatedAt(momentText(house.updated_at))}
        </Row>
      </Cell>
      {children && (
        <Row flex="none" gap={8}>
          {children}
        </Row>
      )}
    </Row>
  );
}
