import type { SignedInUser } from '@toam/auth/signed-in-user';
import { Stack, Text } from '@toam/ui/core';
import * as css from './person-name.module.css';
import { positionOf } from './person-position';

/** The person's name, and their job below. */
export const PersonName = ({ user }: { user: SignedInUser }) => (
  <Stack as="span">
    <Text size={13} weight={500} ellipsis className={css.name}>
      {user.name}
    </Text>
    <Text size={11} tone="text3" nowrap>
      {positionOf(user)}
    </Text>
  </Stack>
);
