import { formText } from '@toam/contracts/texts/field';
import { Button, formatDateTime, Row, Stack, Text } from '@toam/ui/core';
import { FormNotice } from '@toam/ui/form';
import type { FormDraft } from '@toam/contracts/draft/draft.endpoints';
import { cutText } from '@toam/domain/cut-text';
import type { FormDraftControl } from './form-draft';
import type { DraftOffered } from './offered-drafts';
import * as css from './draft-offer.module.css';

type DraftData = FormDraft['data'];

/** Length of a label in characters: enough to tell drafts apart. */
const max = 60;

/** One of our codes ('bil', 'saleadmin'), a day, or a time. People did not type it as words. */
const isCode = (text: string): boolean => /^[a-z_]*$/.test(text) || /^[\d:-]*$/.test(text);

/** All texts of a rich text, joined. */
function richTextLabel(node: unknown): string {
  if (typeof node !== 'object' || node === null) return '';
  const { text, content } = node as { text?: unknown; content?: unknown };
  if (typeof text === 'string') return text;
  return Array.isArray(content) ? content.map(richTextLabel).join(' ') : '';
}

const wordsOf = (value: unknown): string =>
  (typeof value === 'string' ? (isCode(value) ? '' : value) : richTextLabel(value)).replace(/\s+/g, ' ').trim();

/** The start of the form's longest text, so that people recognize their draft. '' if the form has no text. */
function draftLabel(data: DraftData): string {
  const typed = typeof data.changes === 'object' && data.changes !== null ? data.changes : data;
  const longest = Object.values(typed)
    .map(wordsOf)
    .reduce((best, words) => (words.length > best.length ? words : best), '');
  return longest.length > max ? `${cutText(longest, max).trimEnd()}…` : longest;
}

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
