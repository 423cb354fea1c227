import type { DraftMedia } from '@toam/contracts/house/house-approval.schema';
import type { DraftChange } from '@toam/contracts/house/house-detail.schema';
import { houseColumnLabel } from '@toam/contracts/house/house-value-labels';
import { houseActionText as text } from '@toam/contracts/texts/house-action';
import { FileIcon } from '@toam/ui/icons';

type Item = DraftMedia['before'][number];
type Fate = 'kept' | 'added' | 'removed';

const named: Record<Fate, (name: string) => string> = {
  kept: text.mediaKept,
  added: text.mediaAdded,
  removed: text.mediaRemoved,
};

/** All items of both sides in the new order, with removed ones at the end. */
function fatesOf({ before, after }: DraftMedia): { item: Item; fate: Fate }[] {
  const isIn = (items: readonly Item[], { id }: Item) => items.some((one) => one.id === id);
  return [
    ...after.map((item) => ({ item, fate: isIn(before, item) ? ('kept' as const) : ('added' as const) })),
    ...before.filter((item) => !isIn(after, item)).map((item) => ({ item, fate: 'removed' as const })),
  ];
}

/** A list of pictures or documents that a draft changes: each with its change, and the counts in words. Mockup 07. */
export const DraftMediaRow = ({ change, media }: { change: DraftChange; media: DraftMedia }) => (
  <tr>
    <th scope="row">{houseColumnLabel(change.column)}</th>
    <td colSpan={2}>
      <ul className="draft-media">
        {fatesOf(media).map(({ item, fate }) => (
          <li key={item.id} data-fate={fate}>
            <a href={item.url} target="_blank" rel="noreferrer" title={named[fate](item.name)}>
              {item.thumbnail ? (
                <img src={item.thumbnail} alt={named[fate](item.name)} loading="lazy" decoding="async" />
              ) : (
                <span className="draft-media-file">
                  <FileIcon size={16} />
                  {named[fate](item.name)}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
      <span className="draft-diff-old">{change.newValue}</span>
    </td>
  </tr>
);
