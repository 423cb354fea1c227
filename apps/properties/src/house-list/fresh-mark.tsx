import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import { savedViewText } from '@toam/contracts/saved-view/saved-view.text';
import { Text } from '@toam/ui/core';
import { useContext } from 'react';
import { FreshSince, isFresh } from './fresh-since';

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
