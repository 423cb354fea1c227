import { useUser } from '@toam/auth/session';
import { signInText as text } from '@toam/contracts/sign-in/sign-in.text';
import { ScreenTitle, Stack, Text, useUrlState } from '@toam/ui/core';
import { z } from 'zod';
import { DeviceSection } from '../login/device-section';
import { HistorySection } from '../login/history-section';

const page = z.coerce.number().int().min(1).catch(1);

/** The pages of the two lists; invalid values fall back to defaults. */
const loginHistorySearch = z.object({ devices: page, page });

/** /login-history: where I am signed in, and every sign-in of the last year. Specification 2 §2, D23. */
export function Component() {
  const { id, name } = useUser();
  const [search, change] = useUrlState(loginHistorySearch);
  return (
    <Stack flex={1} height="100%">
      <ScreenTitle text={text.historyTitle} />
      <Stack flex={1} padX={16} padY={16} overflow="scroll">
        <Stack flex="none" gap={16} maxWidth={1200}>
          <Text as="p" size={13} tone="text2">
            {text.historyHint}
          </Text>
          <DeviceSection person={{ id, name }} page={search.devices} onPage={(devices) => change({ devices })} />
          <HistorySection userId={id} page={search.page} onPage={(next) => change({ page: next })} />
        </Stack>
      </Stack>
    </Stack>
  );
}
