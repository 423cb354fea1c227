import type { CustomerImport } from '@toam/contracts/customer/customer-import.schema';
import { importScreenText as text } from '../customer/customer-import-screen.text';
import { formatNumber, Stack, Text } from '@toam/ui/core';
import { Alert, Progress } from '@toam/ui/detail';

const titleOf = { checking: text.checking, storing: text.storing, undoing: text.undoing } as const;

/** Progress of work on the server. The person does not have to wait for it. */
export function ImportWork({ one }: { one: CustomerImport }) {
  const part = one.counts.rows ? one.done / one.counts.rows : 0;
  return (
    <Stack flex={1} gap={8} align="center" justify="center" textAlign="center" padX={16} padY={24}>
      <Text as="h2" size={16} weight={600}>
        {titleOf[one.state as keyof typeof titleOf]}
      </Text>
      <Stack width="min(420px, 100%)">
        <Progress percent={Math.floor(part * 100)} aria-label={titleOf[one.state as keyof typeof titleOf]} />
      </Stack>
      <span role="status">{text.progress(formatNumber(one.done), formatNumber(one.counts.rows))}</span>
      <Text as="p" size={13} tone="text2" maxWidth={420}>
        {text.mayLeave}
      </Text>
      {one.failure && <Alert type="warning" showIcon title={one.failure} />}
    </Stack>
  );
}
