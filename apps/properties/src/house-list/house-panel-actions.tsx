import { houseDetailText } from '@toam/contracts/house/house-detail.text';
import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { houseBulkText } from '@toam/contracts/house/house-bulk.text';
import { houseListText } from '@toam/contracts/house/house-list.text';
import { copyText, IconButton, useIsPhone } from '@toam/ui/core';
import { ArrowsOutSimpleIcon, DotsThreeIcon, LinkSimpleIcon } from '@toam/ui/icons';
import { Link, useHref } from 'react-router-dom';
import { HouseOwnMenu } from '../house/house-own-menu';
import { paths } from '../paths';

interface HousePanelActionsProps {
  houseId: number;
  /** Undefined while it loads. */
  house: HouseDetail | undefined;
  onDeleted: () => void;
}

/** Icon buttons of the panel's bar: full page, link to copy, and the house's own menu. */
export function HousePanelActions({ houseId, house, onDeleted }: HousePanelActionsProps) {
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
