import { formText } from '@toam/contracts/texts/field';
import { Button, formatDateTime, Row, Stack, Text } from '@toam/ui/core';
import { FormNotice } from '@toam/ui/form';
import { draftLabel } from './draft-labels';
import type { FormDraftControl } from './form-draft';
import type { DraftOffered } from './offered-drafts';
import * as css from './draft-offer.module.css';

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
    <FormNotice
      title={isOne ? formText.draftFound(formatDateTime(only.updated_at)) : formText.draftsFound(offers.length)}
      description={
        isOne ? (
          asSentence(factsOf(only)) || undefined
        ) : (
          <Stack as="ul" gap={8}>
            {offers.map((offer) => (
              <Row as="li" key={offer.tab} gap={12} rowGap={4} wrap>
                <Text className={css.facts} breaks>
                  <b>{formText.draftOf(formatDateTime(offer.updated_at))}</b> {factsOf(offer)}
                </Text>
                <Decision draft={draft} offer={offer} />
              </Row>
            ))}
          </Stack>
        )
      }
      action={isOne && <Decision draft={draft} offer={only} />}
    />
  );
}

const Decision = ({ draft, offer }: { draft: FormDraftControl; offer: DraftOffered }) => (
  <Row as="span" className={css.decision} gap={4} wrap>
    <Button size="small" onClick={() => draft.take(offer)}>
      {formText.draftRestore}
    </Button>
    <Button size="small" type="text" onClick={() => void draft.discard(offer)}>
      {formText.draftDiscard}
    </Button>
  </Row>
);
