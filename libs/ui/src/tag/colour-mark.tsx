import * as css from './tag.module.css';

/** The square in the colour of a label or a choice. */
export const ColourMark = ({ colour }: { colour: string }) => (
  <i className={css.colour} style={{ background: colour }} />
);
