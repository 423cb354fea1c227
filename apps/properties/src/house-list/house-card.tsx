import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import { houseDetailText } from '@toam/contracts/texts/house-detail';
import { houseListText } from '@toam/contracts/texts/house-list';
import { measuredArea } from '@toam/domain/house/house-area';
import { housePrice } from '@toam/domain/house/house-price';
import { Avatar, formatAgo, formatNumber, Price } from '@toam/ui/core';
import { ImageIcon } from '@toam/ui/icons';
import { HouseStandings } from '../house/house-standing';
import { FreshMark } from './fresh-mark';
import { CoverCell, shortAddress } from './house-cells';

/** The facts that fit in one line: "62 m² · 4 tầng · 4 PN". */
export function factsLine(house: HouseRow): string {
  const area = measuredArea(house);
  const facts = [
    area && houseListText.squareMetres(formatNumber(area)),
    house.floors && houseListText.floors(house.floors),
    house.number_bedroom && houseListText.bedrooms(house.number_bedroom),
  ].filter(Boolean);
  return facts.length > 0 ? facts.join(' · ') : (house.names.property_type ?? '');
}

/** The line under the title: the address. Without a title the address is above, and this line shows the type. */
const placeLine = (house: HouseRow): string | null | undefined =>
  house.title ? [shortAddress(house), house.names.province].filter(Boolean).join(', ') : house.names.property_type;

/** A house on a phone: picture, price first, then title and place. No line is empty. Mockup 03. */
export function HouseCard({ house }: { house: HouseRow }) {
  const where = placeLine(house);
  return (
    <article className="house-tile">
      <span className="house-tile-photo">
        <CoverCell house={house} width={112} height={90} />
        {house.image_count > 0 && (
          <span>
            <ImageIcon size={11} />
            {house.image_count}
          </span>
        )}
      </span>
      <div>
        <div className="house-tile-line">
          {house.into_money === null ? (
            <span className="house-tile-unpriced">{houseDetailText.noPrice}</span>
          ) : (
            <Price {...housePrice(house.into_money, house.purpose)} size={16} />
          )}
          <HouseStandings house={house} first />
        </div>
        <b className="ellipsis">
          <FreshMark house={house} />
          {house.title || house.address || houseDetailText.noTitle}
        </b>
        {where && <span className="ellipsis">{where}</span>}
        <div className="house-tile-line">
          <span className="ellipsis">{factsLine(house)}</span>
          <time>{formatAgo(house.updated_at)}</time>
          {house.user && <Avatar id={house.user.id} name={house.user.name} image={house.user.avatar} size={20} />}
        </div>
      </div>
    </article>
  );
}
