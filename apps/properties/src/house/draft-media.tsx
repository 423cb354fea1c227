import type { DraftMedia } from '@toam/contracts/house/house-approval.schema';
import type { DraftChange } from '@toam/contracts/house/house-detail.schema';
import { houseActionText as text } from './house-action.text';
import { Row, Stack } from '@toam/ui/core';
import { FileIcon } from '@toam/ui/icons';
import { DraftRow } from './draft-row';
import * as css from './draft-diff.module.css';

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
  <DraftRow column={change.column} columns="128px minmax(0, 1fr)">
    <Stack as="td" gap={6}>
      <Row as="ul" wrap gap={8} padX={2} padY={2}>
        {fatesOf(media).map(({ item, fate }) => (
          <li key={item.id}>
            <Row
              as="a"
              className={css.item}
              tone="teal"
              radius={6}
              data-fate={fate}
              href={item.url}
              target="_blank"
              rel="noreferrer"
              title={named[fate](item.name)}
            >
              {item.thumbnail ? (
                <img
                  className={css.picture}
                  src={item.thumbnail}
                  alt={named[fate](item.name)}
                  loading="lazy"
                  decoding="async"
                />
              ) : (
                <Row as="span" gap={6} padX={8} padY={2} border radius={6}>
                  <FileIcon size={16} />
                  {named[fate](item.name)}
                </Row>
              )}
            </Row>
          </li>
        ))}
      </Row>
      <span>{change.newValue}</span>
    </Stack>
  </DraftRow>
);
