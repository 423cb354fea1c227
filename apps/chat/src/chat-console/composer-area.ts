import type { Input } from '@toam/ui/core';
import type { ComponentRef } from 'react';

/** The text box of the composer. */
export type ComposerArea = ComponentRef<typeof Input.TextArea>;
