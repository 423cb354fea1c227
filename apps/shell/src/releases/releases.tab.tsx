import { useQuery } from '@tanstack/react-query';
import { Pane, Stack } from '@toam/ui/core';
import { FailureList } from './failure-list';
import { LiveBuilds } from './live-builds';
import { releaseQueries } from './release.queries';

/**
 * Slot `admin.tab` of the shell itself, /admin/releases: which builds people get, the way back of each, and what failed in browsers.
 * Issue 32 §8.
 */
export default function ReleasesTab() {
  const releases = useQuery(releaseQueries.live);
  return (
    <Pane overflow="scroll">
      <Stack gap={32} padX={16} padY={16} width="100%" maxWidth={1240}>
        <LiveBuilds query={releases} />
        <FailureList releases={releases.data ?? []} />
      </Stack>
    </Pane>
  );
}
