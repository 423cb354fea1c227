import { mapText } from '@toam/contracts/map/map.text';
import { housePrice } from '@toam/domain/house/house-price';
import { formatNumber, Price, Row, Stack, Text } from '@toam/ui/core';
import { Photo, type HoveredPin } from '@toam/ui/list';
import { isSpot } from './house-map.camera';
import * as css from './house-map.module.css';
import { priceRange, type Pinned } from './house-map.pins';

/** Above a pin under the mouse: a short summary of the house or houses. The pin's button has the same text. */
export function HouseMapHover({ at, pinned }: { at: HoveredPin; pinned: Pinned }) {
  const isLow = at.y < 150;
  return (
    <Row
      gap={10}
      align="start"
      width="max-content"
      maxWidth={264}
      padX={8}
      padY={8}
      radius={10}
      border
      background="elevated"
      size={12}
      tone="text2"
      className={css.hover}
      data-below={isLow || undefined}
      style={{ left: at.x, top: at.y }}
      aria-hidden
    >
      {'house' in pinned ? (
        <>
          <Photo src={pinned.house.cover} seed={pinned.house.id} width={64} height={48} />
          <Stack>
            <Text weight={600} tone="text">
              {pinned.house.into_money === null ? (
                mapText.noPrice
              ) : (
                <Price {...housePrice(pinned.house.into_money, pinned.house.purpose)} size={14} />
              )}
            </Text>
            <Text lines={2}>{pinned.house.title}</Text>
          </Stack>
        </>
      ) : (
        <Stack>
          <Text weight={600} tone="text">
            {mapText.many(formatNumber(pinned.cluster.count))}
          </Text>
          <span>{priceRange(pinned.cluster)}</span>
          <Text size={11} tone="text3">
            {isSpot(pinned.cluster.bounds) ? mapText.pressForList : mapText.pressToZoom}
          </Text>
        </Stack>
      )}
    </Row>
  );
}
