import { Row, Text } from '@toam/ui/core';
import type { ComponentProps } from 'react';
import { houseCustomersText } from '@toam/contracts/customer/house-customers.text';
import * as css from './points-bar.module.css';

interface PointsBarProps extends Pick<ComponentProps<typeof Row>, 'tone' | 'width' | 'phone'> {
  /** From 0 to 1. */
  share: number;
}

/** Points as a thin bar, beside their number. */
export const PointsBar = ({ share, ...look }: PointsBarProps) => (
  <Row as="span" height={4} radius={4} overflow="hidden" className={css.bar} aria-hidden {...look}>
    <Text as="i" width={`${100 * share}%`} height="100%" className={css.filled} />
  </Row>
);

const stroke = 3;

/** The scores from which a match counts as good and as fair. Mockup 09. */
const good = 85;
const fair = 70;

const colourOf = (score: number) => (score >= good ? 'var(--teal)' : score >= fair ? 'var(--warning)' : 'var(--text3)');

/** A match's score out of 100 as a ring around the number. */
export function ScoreRing({ score, size = 36 }: { score: number; size?: number }) {
  const radius = (size - 2 * stroke) / 2;
  const round = 2 * Math.PI * radius;
  const circle = { cx: size / 2, cy: size / 2, r: radius, fill: 'none', strokeWidth: stroke };
  return (
    <Text
      as="svg"
      flex="none"
      width={size}
      height={size}
      role="img"
      aria-label={houseCustomersText.scored(score)}
      fontSize={Math.round(size * 0.34)}
    >
      <circle {...circle} stroke="var(--fillHover)" />
      <circle
        {...circle}
        stroke={colourOf(score)}
        strokeLinecap="round"
        strokeDasharray={`${(round * score) / 100} ${round}`}
        transform={`rotate(-90 ${size / 2} ${size / 2})`}
      />
      <text x="50%" y="50%" dy=".35em" textAnchor="middle" fontWeight="600" fill="var(--text)" aria-hidden>
        {score}
      </text>
    </Text>
  );
}
