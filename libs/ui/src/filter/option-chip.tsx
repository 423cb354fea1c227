import type { ComponentProps } from 'react';
import { PlainButton, Text } from '../layout/layout';
import * as css from './filter-fields.module.css';

/** A choice as a button. `isChosen` is left out if it is no choice. */
export const OptionChip = ({ isChosen, ...props }: ComponentProps<'button'> & { isChosen?: boolean }) => (
  <PlainButton
    gap={6}
    minHeight={40}
    maxWidth="100%"
    padX={12}
    padY={4}
    size={13}
    radius={6}
    border
    weight={isChosen ? 500 : undefined}
    tone={isChosen ? 'teal' : 'text2'}
    background={isChosen ? 'tealTint' : 'surface'}
    aria-pressed={isChosen}
    className={css.choice}
    {...props}
  />
);

/** In place of choices: why there are none. */
export const Note = (props: ComponentProps<'span'>) => <Text size={12} tone="text3" padX={4} padY={4} {...props} />;
