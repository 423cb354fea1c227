import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import { savedViewText } from '@toam/contracts/saved-view/saved-view.text';
import { Text } from '@toam/ui/core';
import { useContext, createContext } from 'react';

/** The last visit to the open view; null if no view of one's own is open. Epoch seconds. */
export const FreshSince = createContext<number | null>(null);

/** Whether the house was created or shared with the community after that. */
export const isFresh = (house: Pick<HouseRow, 'created_at' | 'shared_at'>, since: number | null): boolean =>
  since !== null && Math.max(house.created_at, house.shared_at ?? 0) > since;

/** 'Mới' before a house that is new since the last visit to the open view. */
export const FreshMark = ({ house }: { house: HouseRow }) =>
  isFresh(house, useContext(FreshSince)) && (
    <>
      <Text
        inline
        padX={4}
        radius={4}
        size={11}
        weight={600}
        tone="teal"
        background="tealTint"
        title={savedViewText.freshSince}
      >
        {savedViewText.fresh}
      </Text>{' '}
    </>
  );
