import type { HouseTag } from '@toam/contracts/house/house-row.schema';
import { UserTag } from '@toam/ui/core';

/** Colours of tags that have none of their own, by id mod 10 (D43). Readable as squares on both themes. */
const palette = [
  '#D2482B',
  '#0F766E',
  '#4A6FA5',
  '#6F8F4E',
  '#B07D12',
  '#3B8EA5',
  '#8E4A6B',
  '#5B6770',
  '#C0643A',
  '#B8203B',
] as const;

export const tagColour = ({ id, color }: HouseTag): string => color ?? palette[id % 10]!;

export const HouseTags = ({ tags }: { tags: readonly HouseTag[] }) =>
  tags.map((tag) => <UserTag key={tag.id} name={tag.name} colour={tagColour(tag)} />);
