import { brochureText } from '@toam/contracts/texts/brochure';
import { RichTextView } from '@toam/ui/heavy';
import type { Brochure } from './brochure';
import { BrochurePhoto, onCover } from './brochure-photo';

/** The maximum number of pictures: six rows of two. */
const maxPhotos = 12;

/** The following pages: all public facts, the description, the remaining pictures. Left out if empty. */
export function BrochureMore({ brochure: { facts, description, photos } }: { brochure: Brochure }) {
  const rest = photos.slice(onCover, onCover + maxPhotos);
  if (facts.length === 0 && !description && rest.length === 0) return null;
  return (
    <section className="brochure-sheet brochure-more">
      {facts.length > 0 && (
        <>
          <h2>{brochureText.facts}</h2>
          <dl className="brochure-facts">
            {facts.map(({ label, value, wide }) => (
              <div key={label} data-wide={wide}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {description && (
        <>
          <h2>{brochureText.description}</h2>
          <div className="brochure-description">
            <RichTextView text={description} />
          </div>
        </>
      )}
      {rest.length > 0 && (
        <>
          <h2>{brochureText.photos}</h2>
          <div className="brochure-photos">
            {rest.map((photo, at) => (
              <BrochurePhoto key={photo.id} photo={photo} at={onCover + at + 1} />
            ))}
          </div>
        </>
      )}
    </section>
  );
}
