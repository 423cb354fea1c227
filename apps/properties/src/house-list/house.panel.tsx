import { useQuery } from '@tanstack/react-query';
import { useCan } from '@toam/auth/session';
import { houseListText } from '@toam/contracts/house/house-list.text';
import type { RowPanel } from '@toam/list-screen/use-list-screen';
import { formatNumber, Row, ScreenState, Text } from '@toam/ui/core';
import { DetailPanel } from '@toam/ui/detail';
import { HouseCommentComposer } from '../house/comments/house-comments';
import { houseQueries } from '../house/house.queries';
import { HousePanelActions } from './house-panel-actions';
import { HousePanelBody } from './house-panel-body';
import { HousePanelSkeleton } from './house-panel-skeleton';

interface HousePanelProps {
  houseId: number;
  panel: RowPanel;
  /** The list's total, formatted. */
  total: string | undefined;
}

/** A house beside the list, with the facts for deciding whether to open its page. Specification 1 §2, mockup 04. */
export default function HousePanel({ houseId, panel, total }: HousePanelProps) {
  const house = useQuery(houseQueries.detail(houseId));
  const mayComment = useCan('brokerage') && house.data !== undefined;
  const title = (
    <Row gap={8} align="baseline">
      #{houseId}
      {panel.at >= 0 && total && (
        <Text size={12} tone="text3">
          {houseListText.place(formatNumber(panel.at + 1), total)}
        </Text>
      )}
    </Row>
  );
  return (
    <DetailPanel
      {...panel}
      label={houseListText.panel(houseId)}
      title={title}
      actions={<HousePanelActions houseId={houseId} house={house.data} onDeleted={panel.onClose} />}
      footer={mayComment && <HouseCommentComposer houseId={houseId} />}
    >
      <ScreenState query={house} skeleton={<HousePanelSkeleton />}>
        {(loaded) => <HousePanelBody key={loaded.id} house={loaded} />}
      </ScreenState>
    </DetailPanel>
  );
}
