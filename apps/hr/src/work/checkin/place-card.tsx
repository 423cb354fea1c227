import { useQuery } from '@tanstack/react-query';
import type { CheckinRow } from '@toam/contracts/checkin/checkin.endpoints';
import { checkinText } from '@toam/contracts/checkin/checkin.text';
import { namedDay } from '@toam/contracts/texts/weekday';
import { checkinFlowText as text } from '../checkin-flow.text';
import { dayOf } from '@toam/domain/day';
import { kilometresBetween, pointOf } from '@toam/domain/map/geo';
import { Cell, formatClock, formatNumber, IconButton, Row, Spin, Text } from '@toam/ui/core';
import { ArrowClockwiseIcon, MapPinIcon, WarningCircleIcon } from '@toam/ui/icons';
import type { ReactNode } from 'react';
import { checkinQueries } from './checkin.queries';
import type { Place } from './find-place';

/** Kilometres from the last place from which on it is said. H15. */
const farAway = 0.5;

const degrees = (value: number) =>
  value.toLocaleString('vi-VN', { minimumFractionDigits: 4, maximumFractionDigits: 4 });
export const pointText = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  text.point(degrees(latitude), degrees(longitude));

const whyNot = {
  unanswered: { title: text.unanswered, note: `${text.unansweredNote}. ${text.withoutPlace}` },
  off: { title: checkinText.locationOff, note: text.withoutPlace },
  lost: { title: text.lost, note: `${text.lostNote}. ${text.withoutPlace}` },
};

interface PlaceCardProps {
  place: Place;
  onAgain: () => void;
}

/** Where the person is, in words, and how exactly. Where the place is off: the question of specification 3 §8.3 */
export function PlaceCard({ place, onAgain }: PlaceCardProps) {
  if (place.kind === 'locating')
    return <Frame icon={<Spin size="small" />} title={text.locating} note={text.locatingNote} background="layout" />;
  if (place.kind === 'found') return <FoundPlace place={place} onAgain={onAgain} />;
  return (
    <Frame
      icon={<WarningCircleIcon size={20} weight="fill" color="var(--warning)" />}
      {...whyNot[place.kind]}
      background="warningTint"
      onAgain={onAgain}
    />
  );
}

function FoundPlace({
  place: { point, accuracy, at },
  onAgain,
}: {
  place: Extract<Place, { kind: 'found' }>;
  onAgain: () => void;
}) {
  const { data: address, isPending, isError } = useQuery(checkinQueries.place(point));
  return (
    <Frame
      icon={<MapPinIcon size={20} weight="fill" color="var(--teal)" />}
      before={address ? text.youAreAt : text.yourPoint}
      title={address ?? (isPending ? text.naming : pointText(point))}
      note={isError ? text.nameLater : text.takenAt(formatClock(at), formatNumber(Math.max(1, Math.round(accuracy))))}
      background="layout"
      onAgain={onAgain}
    />
  );
}

interface FrameProps {
  icon: ReactNode;
  before?: string;
  title: string;
  note: string;
  background: 'layout' | 'warningTint';
  onAgain?: () => void;
}

const Frame = ({ icon, before, title, note, background, onAgain }: FrameProps) => (
  <Row gap={12} padX={12} padY={12} border radius={10} background={background} aria-live="polite" role="status">
    <Row as="span" flex="none" justify="center" width={36} height={36} radius="circle" background="surface">
      {icon}
    </Row>
    <Cell>
      {before !== undefined && (
        <Text size={12} tone="text2">
          {before}
        </Text>
      )}
      <Text size={before === undefined ? 14 : 16} weight={600} breaks>
        {title}
      </Text>
      <Text size={12} tone="text2">
        {note}
      </Text>
    </Cell>
    {onAgain && (
      <IconButton
        type="button"
        border
        width={40}
        height={40}
        aria-label={text.locateAgain}
        title={text.locateAgain}
        onClick={onAgain}
      >
        <ArrowClockwiseIcon size={18} />
      </IconButton>
    )}
  </Row>
);

/** The clock of today, else the day too. */
const momentText = (at: number, today: string): string =>
  dayOf(at) === today ? formatClock(at) : `${namedDay(dayOf(at))}, ${formatClock(at)}`;

interface FarNoteProps {
  place: Place;
  last: CheckinRow | null | undefined;
  today: string;
}

/** 'Khác nơi chấm công lần trước', with that place and how far away it is. */
export function FarNote({ place, last, today }: FarNoteProps) {
  const before = last && pointOf(last.location);
  if (place.kind !== 'found' || !before) return null;
  const away = kilometresBetween(place.point, before);
  if (away <= farAway) return null;
  return (
    <Row gap={8} align="start" padX={12} padY={10} radius={10} background="warningTint" size={13} role="note">
      <WarningCircleIcon size={18} weight="fill" color="var(--warning)" />
      <Cell>
        <Text weight={500}>{checkinText.elsewhere}</Text>
        <Text size={12} tone="text2">
          {text.lastPlace(momentText(last.at, today), last.location.address ?? pointText(before), away)}
        </Text>
      </Cell>
    </Row>
  );
}
