import * as css from './tag.module.css';

/** On the corner of an `IconButton`: what it opens differs from the default. */
export const Dot = () => <i className={css.dot} />;
