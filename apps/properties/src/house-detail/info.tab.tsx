import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { houseLabel } from '@toam/contracts/texts/house';
import { houseDetailText } from '@toam/contracts/texts/house-detail';
import { mapText } from '@toam/contracts/texts/map';
import { isEmptyRichText } from '@toam/domain/rich-text';
import { RichTextView } from '@toam/ui/heavy';
import { LockSimpleIcon } from '@toam/ui/icons';
import { houseFacts } from '../house/house-facts';
import { Collapsible } from './collapsible';
import { HouseFiles } from './house-files';
import { HousePlace } from './house-place';

/** Heights of a folded text, px. Specification 1 §2. */
const foldedRichText = 100;
const foldedPlainText = 40;

/** Texts up to this length are beside their label; longer texts are below it. */
const longestLine = 70;

/** 'Thông tin': description, internal description, the remaining fields, internal documents. */
export function InfoTab({ house }: { house: HouseDetail }) {
  const { description, internalDescription } = house;
  return (
    <div className="house-info">
      {description && !isEmptyRichText(description) ? (
        <Collapsible folded={foldedRichText}>
          <RichTextView text={description} />
        </Collapsible>
      ) : (
        <p className="house-quiet">{houseDetailText.noDescription}</p>
      )}
      {internalDescription && !isEmptyRichText(internalDescription) && (
        <section className="house-internal-note">
          <h2>
            <LockSimpleIcon size={14} weight="fill" />
            {houseLabel.internalDescription}
          </h2>
          <Collapsible folded={foldedRichText}>
            <RichTextView text={internalDescription} />
          </Collapsible>
        </section>
      )}
      <section>
        <h2>{houseDetailText.facts}</h2>
        <HouseFactList house={house} />
      </section>
      <section>
        <h2>{mapText.place}</h2>
        <HousePlace house={house} />
      </section>
      <section>
        <h2>{houseDetailText.files}</h2>
        <HouseFiles files={house.files} />
      </section>
    </div>
  );
}

const HouseFactList = ({ house }: { house: HouseDetail }) => (
  <dl className="house-facts">
    {houseFacts(house).map(({ label, value, wide }) => (
      <div key={label} data-wide={wide} data-long={value.length > longestLine || undefined}>
        <dt>{label}</dt>
        <dd>{wide ? <Collapsible folded={foldedPlainText}>{value}</Collapsible> : value}</dd>
      </div>
    ))}
  </dl>
);
