import { useInfiniteQuery } from '@tanstack/react-query';
import type { NeedHistoryItem } from '@toam/contracts/need/need.schema';
import { needHistoryText as text } from './need-list.text';
import { EmptyState, formatDateTime, Modal, Row, ScreenState, Text, useIsPhone } from '@toam/ui/core';
import { ListFoot } from '@toam/ui/list';
import { ArrowSquareOutIcon } from '@toam/ui/icons';
import { clsx } from 'clsx';
import { useRef, type UIEvent } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { needQueries } from './need.queries';
import * as css from './need-history.module.css';

/** Distance from the end at which more lines load. Pixels; specification 2 §9. */
const nearEnd = 50;

/** 'Lịch sử': changes of a need, and the houses moved through it. Specification 2 §2. */
export function NeedHistoryDialog({ needId, onClose }: { needId: number; onClose: () => void }) {
  const history = useInfiniteQuery(needQueries.history(needId));
  const box = useRef<HTMLDivElement>(null);
  const more = (event: UIEvent<HTMLDivElement>) => {
    const { scrollHeight, scrollTop, clientHeight } = event.currentTarget;
    if (scrollHeight - scrollTop - clientHeight > nearEnd) return;
    if (history.hasNextPage && !history.isFetching && !history.isFetchNextPageError) void history.fetchNextPage();
  };
  return (
    <Modal open title={text.title(needId)} onCancel={onClose} footer={null} width={820}>
      <ScreenState query={history}>
        {({ pages }) => {
          const lines = pages.flatMap(({ list }) => list);
          if (lines.length === 0) return <EmptyState reason={text.empty} />;
          return (
            <Text
              as="div"
              maxHeight="min(60vh, 560px)"
              overflow="scroll"
              className={css.box}
              ref={box}
              onScroll={more}
              tabIndex={0}
              role="region"
              aria-label={text.table}
            >
              <HistoryTable lines={lines} />
              <ListFoot query={history} end={pages.length > 1 ? text.end : undefined} />
            </Text>
          );
        }}
      </ScreenState>
    </Modal>
  );
}

const HistoryTable = ({ lines }: { lines: readonly NeedHistoryItem[] }) => (
  <Text as="table" size={13} width="100%" className={css.table}>
    <thead className={clsx(css.head, useIsPhone() && 'unseen')}>
      <Text as="tr" size={12} tone="text3" nowrap edge="bottom">
        <th>{text.when}</th>
        <th>{text.who}</th>
        <th>{text.action}</th>
        <th>{text.info}</th>
        <th>
          <span className="unseen">{text.detail}</span>
        </th>
      </Text>
    </thead>
    <tbody>
      {lines.map((line) => (
        <Text as="tr" key={`${line.kind}-${line.id}`} edge="bottomSoft">
          <Text as="td" tone="text2" nowrap>
            {formatDateTime(line.created_at)}
          </Text>
          <Text as="td" nowrap>
            {line.user_name}
          </Text>
          <Text as="td" weight={500} nowrap>
            {line.action}
          </Text>
          <Text as="td" width={['46%', 'auto']} self="all" breaks>
            {line.house_address ?? line.info}
          </Text>
          <td>
            {line.house_id !== null && (
              <Row as={Link} inline gap={4} tone="teal" nowrap touch to={paths.house(line.house_id)}>
                {text.detail}
                <ArrowSquareOutIcon size={14} />
              </Row>
            )}
          </td>
        </Text>
      ))}
    </tbody>
  </Text>
);
