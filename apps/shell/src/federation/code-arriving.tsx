import { platformText } from '@toam/contracts/texts/platform';
import { PendingState, Text } from '@toam/ui/core';
import * as css from './code-arriving.module.css';

/** While a remote's code is on its way. On a slow line it says so: the runtime waits as long as bytes come (line.ts). */
export const CodeArriving = () => (
  <>
    <PendingState />
    <Text as="p" tone="text2" textAlign="center" className={css.slow}>
      {platformText.slowLine}
    </Text>
  </>
);
