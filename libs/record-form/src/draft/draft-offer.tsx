import { formText } from '@toam/contracts/texts/field';
import { Alert, Button, formatDateTime } from '@toam/ui/core';
import { draftLabel } from './draft-labels';
import type { FormDraftControl } from './form-draft';
import type { DraftOffered } from './offered-drafts';
import './draft.css';

/** Where a draft was typed, and its first words: 'Chrome 141 · Windows: Nhà phố hẻm xe hơi'. */
function factsOf({ device, isHere, data }: DraftOffered): string {
  const from = isHere ? formText.draftHere : device;
  const words = draftLabel(data);
  return [from, words && `“${words}”`].filter(Boolean).join(': ');
}

const asSentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** «Có bản nháp …»: the person continues a draft, deletes it, or ignores it and types something else. D37, D110. */
export function DraftOffer({ draft }: { draft: FormDraftControl }) {
  const { offers } = draft;
  const [only, ...others] = offers;
  if (!only) return null;
  const isOne = others.length === 0;
  return (
    <Alert
      className="ta-form-notice"
      type="info"
      showIcon
      title={isOne ? formText.draftFound(formatDateTime(only.updated_at)) : formText.draftsFound(offers.length)}
      description={
        isOne ? (
          asSentence(factsOf(only)) || undefined
        ) : (
          <ul className="tp-drafts">
            {offers.map((offer) => (
              <li key={offer.tab}>
                <span className="tp-drafts-facts">
                  <b>{formText.draftOf(formatDateTime(offer.updated_at))}</b> {factsOf(offer)}
                </span>
                <Decision draft={draft} offer={offer} />
              </li>
            ))}
          </ul>
        )
      }
      action={isOne && <Decision draft={draft} offer={only} />}
    />
  );
}

const Decision = ({ draft, offer }: { draft: FormDraftControl; offer: DraftOffered }) => (
  <span className="ta-form-offer">
    <Button size="small" onClick={() => draft.take(offer)}>
      {formText.draftRestore}
    </Button>
    <Button size="small" type="text" onClick={() => void draft.discard(offer)}>
      {formText.draftDiscard}
    </Button>
  </span>
);
