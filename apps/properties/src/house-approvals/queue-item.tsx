import {
  Bar,
  Button,
  Cell,
  Kbd,
  PlainButton,
  Row,
  Stack,
  Avatar,
  formatClock,
  formatDate,
  StatusTag,
  Text,
  useIsPhone,
} from '@toam/ui/core';
import { ArrowSquareOutIcon, CheckIcon, KeyboardIcon, XIcon } from '@toam/ui/icons';
import { houseText } from '@toam/contracts/house/house.text';
import { HouseStatus } from '@toam/domain/house/house-values';
import { facadeOf, Photo } from '@toam/ui/list';
import type { ReactNode } from 'react';
import { approvalText } from './approval.text';
import { paths } from '../paths';
import type { Waiting } from './approval.queries';
import type { QueueLook } from './queue-kind';
import { LinkButton, Notice } from './queue-parts';
import * as css from './queue.module.css';
import { waitedText } from './age-text';

/** Actions on the open item. */
export interface QueueActs {
  approve: () => void;
  reject: () => void;
  previous: () => void;
  next: () => void;
  /** Opens the house's page. */
  view: () => void;
  help: () => void;
}

/** An item, on any screen width. */
export interface ShownItem<W extends Waiting> {
  item: W;
  /** Index in the list; -1 if somebody else decided it while it was open. */
  at: number;
  total: number;
  look: QueueLook<W>;
  acts: QueueActs;
}

/** The item beside the list: head, content, and the two decisions with their keys. */
export function QueueItem<W extends Waiting>({ item, at, look, acts }: ShownItem<W>) {
  return (
    <Cell as="section" aria-label={look.title(item)}>
      <Stack flex={1} gap={12} padX={20} padY={16} overflow="scroll" background="layout">
        <ItemHead item={item}>
          {look.actions?.(item)}
          <ViewLink item={item} />
        </ItemHead>
        {at < 0 && <DecidedElsewhere onGoOn={acts.next} />}
        {look.body(item)}
      </Stack>
      <Bar
        as="footer"
        justify="between"
        height={56}
        padX={20}
        padY={0}
        background="surface"
        edge="top"
        liftsToasts="bar"
      >
        <PlainButton
          className={css.keys}
          gap={4}
          height={32}
          padX={8}
          size={12}
          tone="text3"
          radius={6}
          hover="fill"
          onClick={acts.help}
        >
          <KeyboardIcon size={16} />
          <Kbd>J</Kbd>
          <Kbd>K</Kbd>
          {approvalText.move}
        </PlainButton>
        <Row gap={8}>
          <Button danger disabled={at < 0} icon={<XIcon size={16} />} onClick={acts.reject} aria-keyshortcuts="R">
            {approvalText.reject}
            <Kbd>R</Kbd>
          </Button>
          <Button
            type="primary"
            disabled={at < 0}
            icon={<CheckIcon size={16} weight="bold" />}
            onClick={acts.approve}
            aria-keyshortcuts="A"
          >
            {approvalText.approve}
            <Kbd>A</Kbd>
          </Button>
        </Row>
      </Bar>
    </Cell>
  );
}

/** To the page of an item's house. */
export const ViewLink = ({ item }: { item: Waiting }) => (
  <LinkButton to={paths.house(item.house.id)}>
    <ArrowSquareOutIcon size={16} />
    {approvalText.view}
  </LinkButton>
);

/** The item stays open when somebody else decides it. */
export const DecidedElsewhere = ({ onGoOn }: { onGoOn: () => void }) => (
  <Notice
    type="info"
    title={approvalText.decidedElsewhere}
    action={
      <Button size="small" onClick={onGoOn}>
        {approvalText.goOn}
      </Button>
    }
  />
);

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
