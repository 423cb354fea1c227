import { tagText } from '@toam/contracts/house/tag.text';
import { tag } from '@toam/domain/house/tag.record';
import { recordStore } from '../../../record/record-store';
import { tags } from './tag.schema';

/** Labels of houses. Names are unique, without case. Specification 1 §5, D43. */
export const tagStore = recordStore(tag, tags, {
  words: {
    notFound: tagText.notFound,
    refused: { mayNotChange: tagText.mayNotChange },
    taken: ({ name }) => ({ message: tagText.taken(name), at: 'tagName' }),
  },
});
