import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import { houseBulkText } from '@toam/contracts/house/house-bulk.text';
import { IconButton } from '@toam/ui/core';
import { DotsThreeIcon } from '@toam/ui/icons';
import { HouseOwnMenu } from '../house/house-own-menu';
import * as css from './house-list.module.css';

/** '⋯' at the end of a row's title. It shows while the mouse is over the row or the row has the focus. */
export const HouseRowMenu = ({ house }: { house: HouseRow }) => (
  // A press here or in the menu does not count as a press on the row.
  <span className={css.rowMenu} onClick={(event) => event.stopPropagation()} role="presentation">
    <HouseOwnMenu house={house} withEdit withLink>
      <IconButton aria-label={houseBulkText.moreOf(house.id)}>
        <DotsThreeIcon size={18} weight="bold" />
      </IconButton>
    </HouseOwnMenu>
  </span>
);
