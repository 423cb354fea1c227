import type { TextBox } from '@toam/ui/detail';
import type { ComponentRef } from 'react';

/** The text box of the composer. */
export type ComposerArea = ComponentRef<typeof TextBox>;
