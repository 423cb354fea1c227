import { useQuery } from '@tanstack/react-query';
import { useCan } from '@toam/auth/session';
import { houseListText } from '@toam/contracts/house/house-list.text';
import type { RowPanel } from '@toam/list-screen/use-list-screen';
import { formatNumber, Row, ScreenState, Text, Bone, Stack, copyText, IconButton, useIsPhone } from '@toam/ui/core';
import { DetailPanel } from '@toam/ui/detail';
import { listText } from '@toam/contracts/texts/list';
import { houseDetailText } from '@toam/contracts/house/house-detail.text';
import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { houseBulkText } from '@toam/contracts/house/house-bulk.text';
import { ArrowsOutSimpleIcon, DotsThreeIcon, LinkSimpleIcon } from '@toam/ui/icons';
import { Link, useHref } from 'react-router-dom';
import { HouseCommentComposer } from '../house/comments/house-comments';
import { houseQueries } from '../house/house.queries';
import { HousePanelBody, PanelFrame } from './house-panel-body';
import { HouseOwnMenu } from '../house/house-own-menu';
import { paths } from '../paths';

interface HousePanelProps {
  houseId: number;
  panel: RowPanel;
  /** The list's total, formatted. */
  total: string | undefined;
}

/** The panel's shape while the house loads. */
const HousePanelSkeleton = () => (
  <PanelFrame role="status" aria-label={listText.loading}>
    <Stack gap={14}>
      <Bone height={184} radius={8} />
      <Bone width="38%" height={26} radius={6} />
      <Bone width="72%" height={16} />
      <Bone width="58%" height={12} />
      <Bone height={110} radius={8} />
      <Bone width="92%" height={12} />
      <Bone width="80%" height={12} />
    </Stack>
  </PanelFrame>
);

interface HousePanelActionsProps {
  houseId: number;
  /** Undefined while it loads. */
  house: HouseDetail | undefined;
  onDeleted: () => void;
}

/** Icon buttons of the panel's bar: full page, link to copy, and the house's own menu. */
function HousePanelActions({ houseId, house, onDeleted }: HousePanelActionsProps) {
  const isPhone = useIsPhone();
  const href = useHref(paths.house(houseId));

  const copyLink = () => copyText(new URL(href, location.origin).href, houseDetailText.linkCopied);

  return (
    <>
      {!isPhone && (
        <IconButton
          as={Link}
          to={paths.house(houseId)}
          title={houseListText.openPage}
          aria-label={houseListText.openPage}
        >
          <ArrowsOutSimpleIcon size={18} />
        </IconButton>
      )}
      <IconButton
        title={houseDetailText.copyLink}
        aria-label={houseDetailText.copyLink}
        onClick={() => void copyLink()}
      >
        <LinkSimpleIcon size={18} />
      </IconButton>
      {house && (
        <HouseOwnMenu house={house} onDeleted={onDeleted}>
          <IconButton title={houseBulkText.more} aria-label={houseBulkText.more}>
            <DotsThreeIcon size={20} weight="bold" />
          </IconButton>
        </HouseOwnMenu>
      )}
    </>
  );
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
