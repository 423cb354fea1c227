import type { HouseTag } from '@toam/contracts/house/house-row.schema';
import { tagColour } from '../house-tags';
import * as css from './tags.module.css';

/** The square in a tag's colour, before its name. */
export const TagSquare = ({ tag }: { tag: HouseTag }) => (
  <i className={css.square} style={{ background: tagColour(tag) }} />
);
