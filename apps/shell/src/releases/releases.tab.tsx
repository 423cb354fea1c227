import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import {
  Pane,
  Stack,
  Button,
  confirm,
  Facts,
  formatClock,
  formatDate,
  formatDateTime,
  ScreenState,
  Text,
  toast,
} from '@toam/ui/core';
import { call } from '@toam/api-client/call';
import { goBackInReleases, type Release } from '@toam/contracts/release/release.endpoints';
import { releaseText as text } from '@toam/contracts/release/release.text';
import { ArrowUUpLeftIcon } from '@toam/ui/icons';
import { FailureList } from './failure-list';
import { releaseQueries } from './release.queries';
import { partName, RowBones } from './release-parts';
import * as css from './releases.module.css';

const commitOf = ({ commit }: Pick<Release, 'commit'>): string =>
  commit ? text.commit(commit.slice(0, 8)) : text.noCommit;
const moment = (at: number): string => `${formatClock(at)} ${formatDate(at)}`;

/** A build; below it its commit, and since when it is or was live. */
const Build = ({ build, commit, since }: Pick<Release, 'build' | 'commit' | 'since'>) => (
  <Stack as="dd">
    <span className={css.code}>{build}</span>
    <Text size={12} tone="text3">
      {[commitOf({ commit }), since !== null && text.since(moment(since))].filter(Boolean).join(' · ')}
    </Text>
  </Stack>
);

/** @returns asks and goes back; what was refused shows in «Lỗi», and the list is read again either way */
function useGoingBack() {
  const queries = useQueryClient();
  return async ({ name, build, back, ...live }: Release): Promise<void> => {
    if (build === null || back === null) return;
    const title = partName(name);
    const description = (
      <Stack gap={12}>
        <Facts columns="88px minmax(0, 1fr)">
          <dt>{text.fromBuild}</dt>
          <Build build={build} {...live} />
          <dt>{text.toBuild}</dt>
          <Build {...back} />
        </Facts>
        <span>{text.backNote}</span>
      </Stack>
    );
    const isBack = await confirm({ title: text.askBack(title), description }, () =>
      call(goBackInReleases, { body: { name, build } }).finally(() => {
        void queries.invalidateQueries({ queryKey: releaseQueries.live.queryKey });
      }),
    );
    if (isBack) toast.success(text.wentBack(title));
  };
}

/** What people get who open a page now, part by part. */
function LiveBuilds({ query }: { query: UseQueryResult<Release[]> }) {
  const goBack = useGoingBack();
  return (
    <Stack as="section" gap={12} aria-labelledby="releases-live" className={css.section}>
      <Stack gap={2}>
        <Text as="h2" id="releases-live" size={16} weight={600}>
          {text.live}
        </Text>
        <Text size={13} tone="text2">
          {text.liveNote}
        </Text>
      </Stack>
      <ScreenState query={query} skeleton={<RowBones rows={6} />}>
        {(releases) => (
          <ul className={css.rows}>
            {releases.map((release) => (
              <LiveBuild key={release.name} release={release} onBack={() => void goBack(release)} />
            ))}
          </ul>
        )}
      </ScreenState>
    </Stack>
  );
}

function LiveBuild({ release, onBack }: { release: Release; onBack: () => void }) {
  const { name, team, build, since, by, back } = release;
  const title = partName(name);
  return (
    <li className={css.live}>
      <Stack>
        <Text size={14} weight={600} ellipsis>
          {title}
        </Text>
        {team !== null && (
          <Text size={12} tone="text3" ellipsis>
            {team}
          </Text>
        )}
      </Stack>
      <Stack size={13}>
        <span className={css.code}>{build ?? text.noName}</span>
        {build !== null && (
          <Text size={12} tone="text3">
            {commitOf(release)}
          </Text>
        )}
      </Stack>
      <Stack size={13} tone="text2">
        {since === null ? text.unknown : <time title={formatDateTime(since)}>{text.since(moment(since))}</time>}
        {by !== null && (
          <Text size={12} tone="text3" ellipsis>
            {text.by(by)}
          </Text>
        )}
      </Stack>
      {back ? (
        <Button
          icon={<ArrowUUpLeftIcon size={16} />}
          aria-label={text.backOf(title)}
          title={text.build(back.build)}
          className={css.action}
          onClick={onBack}
        >
          {text.back}
        </Button>
      ) : (
        <Text size={12} tone="text3" className={css.action}>
          {text.noBack}
        </Text>
      )}
    </li>
  );
}

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
