import { brochureText } from '@toam/contracts/texts/brochure';
import { LogoMark, Price } from '@toam/ui/core';
import { facadeOf, Photo } from '@toam/ui/heavy';
import { BathtubIcon, BedIcon, CompassIcon, CornersOutIcon, MapPinIcon, RulerIcon, StairsIcon } from '@toam/ui/icons';
import type { Brochure, KeyFact } from './brochure';
import { BrochureContact } from './brochure-contact';
import { BrochurePhoto, onCover } from './brochure-photo';

const icons: Record<KeyFact, typeof BedIcon> = {
  area: CornersOutIcon,
  size: RulerIcon,
  floors: StairsIcon,
  bedrooms: BedIcon,
  bathrooms: BathtubIcon,
  direction: CompassIcon,
};

/** The first page: the house, its place, its price and the contact. */
export function BrochureCover({ brochure }: { brochure: Brochure }) {
  const { photos, price, unitPrice } = brochure;
  const [cover, ...others] = photos;
  const strip = others.slice(0, onCover - 1);
  return (
    <section className="brochure-sheet brochure-cover">
      <figure className="brochure-head">
        {cover ? (
          <BrochurePhoto photo={cover} at={1} />
        ) : (
          <Photo
            src={null}
            kind={facadeOf(brochure.propertyType)}
            seed={brochure.id}
            width="100%"
            height="100%"
            round={0}
          />
        )}
        <span className="brochure-brand">
          <LogoMark size={26} />
          {brochureText.brand}
        </span>
        <span className="brochure-code">{brochureText.code(brochure.id)}</span>
      </figure>
      <div className="brochure-main">
        <p className="brochure-kind">{brochure.kind}</p>
        <h1>{brochure.title}</h1>
        <p className="brochure-place">
          <MapPinIcon size={16} />
          {brochure.address}
        </p>
        <p className="brochure-price">
          {price ? <Price {...price} size={32} /> : <b>{brochureText.priceOnRequest}</b>}
          {price && unitPrice && <span>{unitPrice}</span>}
        </p>
        <KeyFacts facts={brochure.keyFacts} />
        {brochure.summary && <p className="brochure-summary">{brochure.summary}</p>}
        {strip.length > 0 && (
          <div className="brochure-strip">
            {strip.map((photo, at) => (
              <BrochurePhoto key={photo.id} photo={photo} at={at + 2} />
            ))}
          </div>
        )}
      </div>
      <BrochureContact brochure={brochure} />
    </section>
  );
}

const KeyFacts = ({ facts }: { facts: Brochure['keyFacts'] }) => (
  <dl className="brochure-key">
    {facts.map(({ fact, label, value }) => {
      const Icon = icons[fact];
      return (
        <div key={fact}>
          <Icon size={20} />
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      );
    })}
  </dl>
);
