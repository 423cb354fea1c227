import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import { savedViewText } from '@toam/contracts/texts/saved-view';
import { useContext } from 'react';
import { FreshSince, isFresh } from './fresh-since';

/** 'Mới' before a house that is new since the last visit to the open view. */
export const FreshMark = ({ house }: { house: HouseRow }) =>
  isFresh(house, useContext(FreshSince)) && (
    <span className="house-fresh" title={savedViewText.freshSince}>
      {savedViewText.fresh}
    </span>
  );
