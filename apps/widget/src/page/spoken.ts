import { element } from './element';
import * as css from './spoken.module.css';

/** Words for screen readers alone. */
export const spoken = (text: string): HTMLElement => element('span', { class: css.spoken }, text);
