import { useQuery } from '@tanstack/react-query';
import { useCan } from '@toam/auth/session';
import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import { houseListText } from '@toam/contracts/texts/house-list';
import { formatNumber, ScreenState } from '@toam/ui/core';
import { DetailPanel } from '@toam/ui/heavy';
import { HouseCommentComposer } from '../house/comments/house-comments';
import { houseQueries } from '../house/house.queries';
import { HousePanelActions } from './house-panel-actions';
import { HousePanelBody } from './house-panel-body';
import { HousePanelSkeleton } from './house-panel-skeleton';

interface HousePanelProps {
  houseId: number;
  /** The loaded rows, for the way to the next one. */
  rows: readonly HouseRow[];
  /** Formatted size of the whole list. */
  total: string | undefined;
  onOpen: (house: HouseRow) => void;
  onClose: () => void;
}

/** A house beside the list: what tells whether to open its page. Specification 1 §2, mockup 04. */
export function HousePanel({ houseId, rows, total, onOpen, onClose }: HousePanelProps) {
  const house = useQuery(houseQueries.detail(houseId));
  const mayComment = useCan('brokerage') && house.data !== undefined;
  const at = rows.findIndex(({ id }) => id === houseId);
  const [previous, next] = at < 0 ? [] : [rows[at - 1], rows[at + 1]];
  const title = (
    <>
      #{houseId}
      {at >= 0 && total && (
        <span className="house-panel-place">{houseListText.place(formatNumber(at + 1), total)}</span>
      )}
    </>
  );
  return (
    <DetailPanel
      label={houseListText.panel(houseId)}
      title={title}
      actions={<HousePanelActions houseId={houseId} house={house.data} onDeleted={onClose} />}
      onPrevious={previous && (() => onOpen(previous))}
      onNext={next && (() => onOpen(next))}
      onClose={onClose}
      footer={mayComment && <HouseCommentComposer houseId={houseId} />}
    >
      <ScreenState query={house} skeleton={<HousePanelSkeleton />}>
        {(loaded) => <HousePanelBody key={loaded.id} house={loaded} />}
      </ScreenState>
    </DetailPanel>
  );
}
