import { Row } from '../layout/layout';
import * as css from './tag.module.css';

/** A key to press. */
export const Kbd = ({ children }: { children: string }) => (
  <Row
    as="kbd"
    inline
    justify="center"
    height={20}
    size={11}
    weight={500}
    tone="text2"
    background="surface"
    border
    radius={4}
    className={css.key}
  >
    {children}
  </Row>
);
