import { Text } from '@toam/ui/core';

/** Says that there is nothing. */
export const Quiet = ({ children }: { children: string }) => (
  <Text as="p" size={13} tone="text3">
    {children}
  </Text>
);
