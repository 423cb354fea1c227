import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import { houseBulkText } from '@toam/contracts/texts/house-bulk';
import { DotsThreeIcon } from '@toam/ui/icons';
import { HouseOwnMenu } from '../house/house-own-menu';

/** '⋯' at the end of a row's title. It shows while the mouse is over the row or the row has the focus. */
export const HouseRowMenu = ({ house }: { house: HouseRow }) => (
  // A press here or in the menu does not count as a press on the row.
  <span className="house-row-menu" onClick={(event) => event.stopPropagation()} role="presentation">
    <HouseOwnMenu house={house} withEdit withLink>
      <button type="button" className="ta-icon-button ta-bare" aria-label={houseBulkText.moreOf(house.id)}>
        <DotsThreeIcon size={18} weight="bold" />
      </button>
    </HouseOwnMenu>
  </span>
);
