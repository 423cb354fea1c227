import type { HouseTag } from '@toam/contracts/house/house-row.schema';
import { tagColours } from '@toam/contracts/house/tag.text';
import { UserTag } from '@toam/ui/core';

/** The stored colour, else the palette's by id mod 10 (D43). Squares stay readable in both themes. */
export const tagColour = ({ id, color }: HouseTag): string => color ?? tagColours[id % 10]!.colour;

export const HouseTags = ({ tags }: { tags: readonly HouseTag[] }) =>
  tags.map((tag) => <UserTag key={tag.id} name={tag.name} colour={tagColour(tag)} />);
