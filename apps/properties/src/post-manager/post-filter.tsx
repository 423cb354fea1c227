import { useQuery } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { useUser } from '@toam/auth/session';
import type { PostPage, postShows } from '@toam/contracts/post/post.endpoints';
import { postManagerText as text } from '../post/post-manager.text';
import { userText } from '@toam/contracts/user/user.text';
import { listUsersByCondition } from '@toam/contracts/user/user.endpoints';
import { JobPosition } from '@toam/domain/actor';
import { CountBadge } from '@toam/ui/core';
import { Chip, type FilterColumn, type LoadedOptions } from '@toam/ui/list';
import { postQueries, type PostView } from '../post/post.queries';
import type { PostSearch } from './post-manager.search';

/** D6. */
const everybody = 1000;

/** Groups of the staff picker, in this order; who is none of the others is staff. Specification 3 §2.6 */
const groups = [
  ...[JobPosition.admin, JobPosition.saleAdmin, JobPosition.seniorManager, JobPosition.manager],
  ...[JobPosition.teamLeader, JobPosition.staff],
] as const;
const groupOf = (position: JobPosition): (typeof groups)[number] => {
  if (position === JobPosition.superAdmin) return JobPosition.admin;
  return groups.find((one) => one === position) ?? JobPosition.staff;
};

/** People by position, whoever looks first. */
function usePeople(): LoadedOptions {
  const me = useUser();
  const { data, error, refetch } = useQuery({
    queryKey: ['user', 'posters'],
    queryFn: async ({ signal }) => (await call(listUsersByCondition, { query: { size: everybody } }, signal)).list,
    staleTime: 5 * 60_000,
    select: (people) =>
      groups.flatMap((group) =>
        people
          .filter(({ id, job_position }) => id !== me.id && groupOf(job_position) === group)
          .map(({ id, name }) => ({ value: id, label: name, group: userText.jobPosition[group] })),
      ),
  });
  return { data: data && [{ value: me.id, label: me.name, group: text.me }, ...data], error, refetch };
}

function useChannels(): LoadedOptions {
  const { data, error, refetch } = useQuery({
    ...postQueries.channels,
    select: (channels) => channels.map(({ id, name }) => ({ value: id, label: name })),
  });
  return { data, error, refetch };
}

/** What the list can be filtered by, beside its words and narrower looks. */
export const postFilterColumns: readonly FilterColumn[] = [
  { key: 'day', title: text.day, filter: { kind: 'days' } },
  { key: 'staff', title: text.people, filter: { kind: 'options', options: usePeople } },
  { key: 'channel', title: text.channel, filter: { kind: 'options', options: useChannels } },
];

/** Which narrower looks a tab has. */
const showsOf: Record<PostView, readonly (typeof postShows)[number][]> = {
  waiting: ['approval', 'mine'],
  posted: ['endsSoon', 'drift', 'mine'],
  failed: ['mine'],
  bought: [],
};

/** A look that the other tab lacks too would leave it empty for no reason that shows. */
export const showIn = (tab: PostView, show: PostSearch['show']): PostSearch['show'] =>
  showsOf[tab].find((one) => one === show) ?? null;

interface PostShowsProps {
  search: PostSearch;
  page: Pick<PostPage, 'shows'> | undefined;
  onChange: (show: PostSearch['show']) => void;
}

/** Narrower looks as switches, each with how many posts of the tab it shows. */
export const PostShows = ({ search, page, onChange }: PostShowsProps) =>
  showsOf[search.tab].map((show) => (
    <Chip key={show} aria-pressed={search.show === show} onClick={() => onChange(search.show === show ? null : show)}>
      {text.shows[show]}
      <CountBadge small active={search.show === show}>
        {page?.shows[show]}
      </CountBadge>
    </Chip>
  ));
