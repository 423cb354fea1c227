import { mapText } from '@toam/contracts/texts/map';
import { housePrice } from '@toam/domain/house/house-price';
import { formatNumber, Price } from '@toam/ui/core';
import { Photo, type HoveredPin } from '@toam/ui/heavy';
import { isSpot } from './house-map.camera';
import { priceRange, type Pinned } from './house-map.pins';

/** Above a pin under the mouse: a short summary of the house or houses. The pin's button has the same text. */
export function HouseMapHover({ at, pinned }: { at: HoveredPin; pinned: Pinned }) {
  const isLow = at.y < 150;
  return (
    <div className="house-map-hover" data-below={isLow || undefined} style={{ left: at.x, top: at.y }} aria-hidden>
      {'house' in pinned ? (
        <>
          <Photo src={pinned.house.cover} seed={pinned.house.id} width={64} height={48} />
          <div>
            {pinned.house.into_money === null ? (
              <b>{mapText.noPrice}</b>
            ) : (
              <Price {...housePrice(pinned.house.into_money, pinned.house.purpose)} size={14} />
            )}
            <span className="house-map-hover-title">{pinned.house.title}</span>
          </div>
        </>
      ) : (
        <div>
          <b>{mapText.many(formatNumber(pinned.cluster.count))}</b>
          <span>{priceRange(pinned.cluster)}</span>
          <small>{isSpot(pinned.cluster.bounds) ? mapText.pressForList : mapText.pressToZoom}</small>
        </div>
      )}
    </div>
  );
}
