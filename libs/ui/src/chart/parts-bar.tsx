import { Row } from '../layout/layout';
import * as css from './parts-bar.module.css';

/** `planned` is striped, `rest` is what has not come yet. */
export type PartLook = 'done' | 'planned' | 'now' | 'left' | 'rest';

/** A whole as a bar of its parts. Empty parts take no place. The words beside it say what it shows. */
export const PartsBar = ({ parts }: { parts: readonly { look: PartLook; share: number }[] }) => (
  <Row gap={2} className={css.bar} radius={4} overflow="hidden" aria-hidden>
    {parts.map(
      ({ look, share }) =>
        share > 0 && <i key={look} className={css.part} data-look={look} style={{ flexGrow: share }} />,
    )}
  </Row>
);

/** The part's look in a legend. */
export const PartMark = ({ look }: { look: PartLook }) => <i className={css.mark} data-look={look} aria-hidden />;
