import { approvalText } from '@toam/contracts/texts/approval';
import { houseText } from '@toam/contracts/texts/house';
import { HouseStatus } from '@toam/domain/house/house-values';
import { Avatar, formatClock, formatDate, StatusTag } from '@toam/ui/core';
import { facadeOf, Photo } from '@toam/ui/heavy';
import type { ReactNode } from 'react';
import { waitedText } from './age-text';
import type { Waiting } from './approval.queries';

/** "10:20 20/11/2026", without seconds. */
const momentText = (seconds: number) => `${formatClock(seconds)} ${formatDate(seconds)}`;

/** The house, the person who asks, and the waiting time. */
export function ItemHead({ item, children }: { item: Waiting; children?: ReactNode }) {
  const { house, asker, since } = item;
  const [moment, age] = [momentText(since), waitedText(since)];
  return (
    <header className="approvals-item-head">
      <Photo src={house.cover?.thumbnail} kind={facadeOf(house.property_type)} seed={house.id} width={64} height={48} />
      <div className="approvals-item-names">
        <h2>
          <span>{house.title ?? house.address}</span>
          <small>#{house.id}</small>
          {house.web === 1 && <StatusTag tone="teal">{approvalText.onWeb}</StatusTag>}
          {house.status === HouseStatus.stopped && <StatusTag tone="neutral">{houseText.stopped}</StatusTag>}
        </h2>
        <p>
          {asker && <Avatar id={asker.id} name={asker.name} image={asker.avatar} size={20} decorative />}
          {asker ? approvalText.asked(asker.name, moment, age) : approvalText.askedAnonymously(moment, age)}
          <span aria-hidden> · </span>
          {approvalText.updatedAt(momentText(house.updated_at))}
        </p>
      </div>
      {children && <div className="approvals-item-actions">{children}</div>}
    </header>
  );
}
