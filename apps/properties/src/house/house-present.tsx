import { type PresentPerson, attendHouse } from '@toam/contracts/presence/presence.endpoints';
import { type Presence, presenceBeat } from '@toam/domain/record/presence';
import { Avatar, Row, Text } from '@toam/ui/core';
import { EyeIcon, PencilSimpleIcon } from '@toam/ui/icons';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { call, newIdempotencyKey } from '@toam/api-client/call';
import { useLive } from '@toam/live/live';
import { houseActionText as text } from './house-action.text';
import * as css from './house-present.module.css';

/** Number of people who are named. The others are counted. */
const named = 2;

/** "Nguyễn Thu Hà, Lê Hoàng Phúc và 3 người khác" */
function namesOf(people: readonly PresentPerson[]): string {
  const names = people
    .slice(0, named)
    .map(({ user }) => user.name)
    .join(', ');
  return people.length > named ? text.andOthers(names, people.length - named) : names;
}

interface HousePresentProps {
  houseId: number;
  /** Whether this page views or edits. */
  doing: Presence;
  className?: string;
}

const nobody: readonly PresentPerson[] = [];

/**
 * Reports that the house is open on this page, and follows who else views or edits it. A viewer is gone while the tab is
 * hidden; an editor stays. A failed report is not shown, because the next one follows soon.
 */
function useHousePresence(houseId: number, doing: Presence): readonly PresentPerson[] {
  // Every mount is its own page. So leaving the last mount cannot revoke the next one's report.
  const [page] = useState(newIdempotencyKey);
  const params = { houseId };
  const { data, refetch } = useQuery({
    queryKey: ['presence', 'house', houseId, page, doing],
    queryFn: ({ signal }) => call(attendHouse, { params, body: { page, doing } }, signal),
    refetchInterval: presenceBeat * 1000,
    refetchIntervalInBackground: doing === 'editing',
    refetchOnWindowFocus: 'always',
    retry: false,
    ...{ staleTime: 0, gcTime: 0 },
  });
  useLive('presence.changed', ({ noun, record_id }) => {
    if (noun === 'house' && record_id === houseId && !document.hidden) void refetch();
  });
  useFarewell(doing === 'viewing', () => {
    // The page's last report. If it fails, the API notices the silence a little later.
    call(attendHouse, { params: { houseId }, body: { page, doing: 'gone' }, keepalive: true }).catch(() => undefined);
  });
  return data ?? nobody;
}

/** Runs when the page closes or the person leaves it inside the application. On request also when the tab is hidden. */
function useFarewell(whenHidden: boolean, farewell: () => void): void {
  const latest = useRef(farewell);
  useEffect(() => {
    latest.current = farewell;
  });
  useEffect(() => {
    const leave = () => latest.current();
    const hide = () => {
      if (whenHidden && document.hidden) leave();
    };
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, [whenHidden]);
}

/** Who else edits or views this house now. Empty if nobody does. Design §7. */
export function HousePresent({ houseId, doing, className }: HousePresentProps) {
  const people = useHousePresence(houseId, doing);
  const editors = people.filter((one) => one.doing === 'editing');
  const viewers = people.filter((one) => one.doing === 'viewing');
  return (
    // Always rendered, so that screen readers announce new people.
    <Row gap={8} wrap className={className} role="status" aria-label={text.present}>
      {editors.length > 0 && (
        <People people={editors} icon={<PencilSimpleIcon size={14} />} warns>
          {text.editing(namesOf(editors))}
        </People>
      )}
      {viewers.length > 0 && (
        <People people={viewers} icon={<EyeIcon size={14} />}>
          {text.viewing(namesOf(viewers))}
        </People>
      )}
    </Row>
  );
}

interface PeopleProps {
  people: readonly PresentPerson[];
  icon: ReactNode;
  /** Two people may change the same thing. */
  warns?: boolean;
  children: string;
}

const People = ({ people, icon, warns = false, children }: PeopleProps) => (
  <Row
    as="p"
    inline
    gap={6}
    height={28}
    maxWidth="100%"
    padX={10}
    overflow="hidden"
    radius="pill"
    background={warns ? 'warningTint' : 'fill'}
    size={12}
    tone={warns ? 'warning' : 'text2'}
  >
    {icon}
    {/* Decorative, because the names are beside the pictures. */}
    <Row as="span" className={css.faces} aria-hidden>
      {people.slice(0, 4).map(({ user }) => (
        <Avatar key={user.id} id={user.id} name={user.name} image={user.avatar} size={20} decorative />
      ))}
    </Row>
    <Text ellipsis>{children}</Text>
  </Row>
);
