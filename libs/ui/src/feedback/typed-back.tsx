import { commonText } from '@toam/contracts/texts/common';
import { Text } from '../layout/layout';

/** Under a field: its text is the unsent one of the last time. */
export const TypedBack = () => (
  <Text as="small" size={12} tone="text3" role="status">
    {commonText.typedBack}
  </Text>
);
