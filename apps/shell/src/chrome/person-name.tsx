import type { SignedInUser } from '@toam/auth/signed-in-user';
import { Stack, Text } from '@toam/ui/core';
import { userText } from '@toam/contracts/user/user.text';
import { Role } from '@toam/domain/actor';
import * as css from './person-name.module.css';

/** The line below a person's name: the job for staff, the role for others. D28. */
export const positionOf = ({ role, job_position }: SignedInUser): string =>
  role === Role.staff ? userText.jobPosition[job_position] : userText.role[role];

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
