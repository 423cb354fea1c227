import { isUntouchedState, type MergedState, mergeStates, strongerState } from './customer-merge-state';
import { MatchTarget } from '@toam/domain/need-values';

const standing = (differing: Partial<MergedState> = {}): MergedState => ({
  ...{
    request_id: null,
    target: null,
    priority: 1,
    visit_at: null,
    reminded_at: null,
    note: null,
    user_id: 7,
    moved_at: 100,
  },
  ...differing,
});
const at = (target: MatchTarget | null, moved_at: number) => standing({ target, moved_at });

test.each([
  ['the one that went further', at(MatchTarget.negotiating, 1), at(MatchTarget.recommended, 9)],
  ['a deal, even against a later refusal', at(MatchTarget.done, 1), at(MatchTarget.disliked, 9)],
  ['a refusal said last', at(MatchTarget.disliked, 9), at(MatchTarget.negotiating, 1)],
  ['what was said after a refusal', at(MatchTarget.seen, 9), at(MatchTarget.disliked, 1)],
  ['a refusal against a house only set aside', at(MatchTarget.disliked, 1), at(null, 9)],
  ['an offer against a house only set aside', at(MatchTarget.recommended, 1), at(null, 9)],
  ['of two equals the later one', at(MatchTarget.seen, 9), at(MatchTarget.seen, 1)],
])('%s stays, whichever record it is of', (_what, stays, goes) => {
  expect(strongerState(stays, goes)).toBe(stays);
  expect(strongerState(goes, stays)).toBe(stays);
});

test('notes of both and the only visit are kept', () => {
  const kept = standing({ target: 3, note: 'Thích ban công', moved_at: 1 });
  const merged = standing({ target: 2, note: 'Chê hẻm nhỏ', visit_at: 555, reminded_at: 500, moved_at: 9 });
  expect(mergeStates(kept, merged)).toEqual({
    ...kept,
    note: 'Thích ban công\nChê hẻm nhỏ',
    visit_at: 555,
    reminded_at: 500,
  });
  expect(mergeStates(merged, kept)).toEqual({
    ...kept,
    note: 'Chê hẻm nhỏ\nThích ban công',
    visit_at: 555,
    reminded_at: 500,
  });
  expect(mergeStates(kept, { ...merged, note: kept.note }).note).toBe('Thích ban công');
});

test('a new note, status, visit or need is a touch', () => {
  const then = standing({ target: 2 });
  expect(isUntouchedState({ ...then }, then)).toBe(true);
  for (const change of [{ note: 'x' }, { target: 3 as const }, { visit_at: 5 }, { request_id: 4 }, { moved_at: 101 }])
    expect(isUntouchedState({ ...then, ...change }, then)).toBe(false);
});
