import { useInfiniteQuery } from '@tanstack/react-query';
import type { NeedHistoryItem } from '@toam/contracts/request/request.schema';
import { needHistoryText as text } from '@toam/contracts/texts/need-list';
import { EmptyState, formatDateTime, Modal, ScreenState } from '@toam/ui/core';
import { ListFoot } from '@toam/ui/heavy';
import { ArrowSquareOutIcon } from '@toam/ui/icons';
import { useRef, type UIEvent } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { needQueries } from './need.queries';
import './need-history.css';

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
            <div className="need-history" ref={box} onScroll={more} tabIndex={0} role="region" aria-label={text.table}>
              <HistoryTable lines={lines} />
              <ListFoot query={history} end={pages.length > 1 ? text.end : undefined} />
            </div>
          );
        }}
      </ScreenState>
    </Modal>
  );
}

const HistoryTable = ({ lines }: { lines: readonly NeedHistoryItem[] }) => (
  <table>
    <thead>
      <tr>
        <th>{text.when}</th>
        <th>{text.who}</th>
        <th>{text.action}</th>
        <th>{text.info}</th>
        <th>
          <span className="unseen">{text.detail}</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => (
        <tr key={`${line.kind}-${line.id}`}>
          <td className="need-history-time">{formatDateTime(line.created_at)}</td>
          <td>{line.user_name}</td>
          <td>
            <b>{line.action}</b>
          </td>
          <td className="need-history-info">{line.house_address ?? line.info}</td>
          <td>
            {line.house_id !== null && (
              <Link to={paths.house(line.house_id)} className="need-history-house">
                {text.detail}
                <ArrowSquareOutIcon size={14} />
              </Link>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
