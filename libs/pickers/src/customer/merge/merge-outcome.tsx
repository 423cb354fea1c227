import type { MergePreview } from '@toam/contracts/customer/customer-merge.endpoints';
import { customerMergeText } from '@toam/contracts/texts/customer-merge';
import { phoneFields } from '@toam/domain/customer/customer-phones';
import { phoneInGroups } from '@toam/domain/phone';
import { ArrowRightIcon } from '@toam/ui/icons';
import { type At, type Chosen, heldInWords, phonesAfter } from './merge-values';

/** The result of the merge: all numbers in order, and the records that move. */
export function MergeOutcome({ preview, kept, chosen }: { preview: MergePreview; kept: At; chosen: Chosen }) {
  const phones = phonesAfter(preview, chosen, kept);
  const [stays, goes] = [preview.records[kept], preview.records[kept === 0 ? 1 : 0]];
  const words = heldInWords(goes.held);
  return (
    <section className="tp-merge-part">
      <h3>{customerMergeText.phones}</h3>
      <ol className="tp-merge-phones">
        {phones.map((phone, at) => (
          <li key={phone}>
            {phoneInGroups(phone)}
            {at >= phoneFields.length && <span>{customerMergeText.morePhones}</span>}
          </li>
        ))}
      </ol>
      <div className="tp-merge-moves">
        <ArrowRightIcon size={18} />
        <div>
          {words ? (
            <p>
              <b>{words}</b> {customerMergeText.moves(stays.customer.id)}
            </p>
          ) : (
            <p>{customerMergeText.nothingMoves}</p>
          )}
          <p className="tp-merge-keeps">{customerMergeText.keeps}</p>
        </div>
      </div>
    </section>
  );
}
