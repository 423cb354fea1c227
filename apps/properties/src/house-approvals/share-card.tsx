import { approvalText } from '@toam/contracts/texts/approval';
import { houseLabel, houseText } from '@toam/contracts/texts/house';
import { houseDetailText } from '@toam/contracts/texts/house-detail';
import type { ReviewedHouse } from '@toam/contracts/house/house-approval.schema';
import { housePrice } from '@toam/domain/house/house-price';
import { houseUnitPriceText } from '@toam/domain/house/house-unit-price';
import { Purpose } from '@toam/domain/house/house-values';
import { Avatar, Price } from '@toam/ui/core';
import { facadeOf, Lightbox, Photo } from '@toam/ui/heavy';
import { MapPinIcon } from '@toam/ui/icons';
import { useState } from 'react';
import { houseFacts } from '../house/house-facts';

/** A card with what colleagues or customers would see of a house: pictures, price, address, facts, description. */
export const ShareCard = ({ house }: { house: ReviewedHouse }) => (
  <article className="approvals-card">
    <Pictures house={house} />
    <PriceLine house={house} />
    <p className="approvals-address">
      <MapPinIcon size={15} />
      {house.address}
    </p>
    <Facts house={house} />
    <Description house={house} />
  </article>
);

/** Pictures on the card. The lightbox shows all. */
const maxPictures = 7;

function Pictures({ house: { id, property_type, images } }: { house: ReviewedHouse }) {
  const [openId, setOpenId] = useState<number | null>(null);
  const facade = { kind: facadeOf(property_type), seed: id } as const;
  if (images.length === 0)
    return (
      <div className="approvals-pictures" data-count={0}>
        <Photo src={null} {...facade} width="100%" height="100%" />
        <small>{houseDetailText.noImage}</small>
      </div>
    );
  const shown = images.slice(0, maxPictures);
  const hidden = images.length - shown.length;
  return (
    <div className="approvals-pictures" data-count={shown.length}>
      {shown.map((image, at) => (
        <button key={image.id} type="button" onClick={() => setOpenId(image.id)}>
          <span className="unseen">{houseDetailText.openImage(at + 1, images.length)}</span>
          <Photo src={at === 0 ? image.main : image.thumbnail} {...facade} width="100%" height="100%" />
          {hidden > 0 && at === shown.length - 1 && (
            <span className="approvals-more">{houseDetailText.moreImages(hidden)}</span>
          )}
        </button>
      ))}
      {openId !== null && <Lightbox images={images} openId={openId} onClose={() => setOpenId(null)} />}
    </div>
  );
}

function PriceLine({ house }: { house: ReviewedHouse }) {
  const purpose = house.purpose === Purpose.rent ? houseText.purposeRent : houseText.purposeSell;
  return (
    <p className="approvals-price">
      {house.into_money === null ? (
        <b>{houseDetailText.noPrice}</b>
      ) : (
        <Price {...housePrice(house.into_money, house.purpose)} size={20} />
      )}
      <small>{[purpose, houseUnitPriceText(house)].filter(Boolean).join(' · ')}</small>
      <span className="ta-grow" />
      {house.user && (
        <span className="approvals-person" title={houseDetailText.agent}>
          <Avatar id={house.user.id} name={house.user.name} image={house.user.avatar} size={20} decorative />
          {approvalText.agent(house.user.name)}
        </span>
      )}
    </p>
  );
}

/** Facts left out: they are beside the price, or do not matter for the decision. */
const unsaid: readonly string[] = [houseLabel.purpose, houseLabel.total_view];

const Facts = ({ house }: { house: ReviewedHouse }) => (
  <dl className="approvals-facts">
    {houseFacts(house)
      .filter(({ label, wide }) => !wide && !unsaid.includes(label))
      .map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);

const Description = ({ house: { descriptions, description } }: { house: ReviewedHouse }) => (
  <div className="approvals-description">
    {descriptions && <p className="approvals-summary">{descriptions}</p>}
    <p>{description || houseDetailText.noDescription}</p>
  </div>
);
