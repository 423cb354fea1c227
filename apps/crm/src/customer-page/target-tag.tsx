import { matchTargetText, needText } from '@toam/contracts/request/need.text';
import type { MatchTarget } from '@toam/domain/need-values';
import { StatusTag, type Tone } from '@toam/ui/core';

const tones: Record<MatchTarget, Tone> = { 0: 'neutral', 1: 'info', 2: 'teal', 3: 'warning', 4: 'success' };

/** The status of a customer with a house; no status means suitable. */
export const TargetTag = ({ target }: { target: MatchTarget | null }) =>
  target === null ? (
    <StatusTag tone="neutral">{needText.suitable}</StatusTag>
  ) : (
    <StatusTag tone={tones[target]}>{matchTargetText[target]}</StatusTag>
  );
