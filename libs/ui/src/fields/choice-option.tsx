import { Stack, Text } from '../layout/layout';
import type { Choice } from './choice';

/** A choice in an open list, with its second line. */
export const ChoiceOption = ({ label, detail }: Pick<Choice, 'label' | 'detail'>) =>
  detail ? (
    <Stack as="span">
      <Text ellipsis>{label}</Text>
      <Text size={12} tone="text3" preLine>
        {detail}
      </Text>
    </Stack>
  ) : (
    label
  );
