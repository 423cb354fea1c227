import type { NeedHouseGroup } from '@toam/contracts/need/need-houses.schema';
import { matchTargetText, needText } from '@toam/contracts/need/need.text';
import type { MatchTarget } from '@toam/domain/need-values';

const groups = {
  0: 'disliked',
  1: 'recommended',
  2: 'seen',
  3: 'negotiating',
  4: 'done',
} as const satisfies Record<MatchTarget, NeedHouseGroup>;

/** The place of a house in the need: its status (null: suitable), and whether it is in 'Quan tâm sau' (0). D58. */
export interface Place {
  target: MatchTarget | null;
  priority: 0 | 1;
}

/** The tab of a status; no status means 'Phù hợp'. */
export const groupOf = (target: MatchTarget | null): NeedHouseGroup => (target === null ? 'suitable' : groups[target]);

/** Names of the tabs. */
export const tabName = (target: MatchTarget | null): string =>
  target === null ? needText.suitable : matchTargetText[target];

const targets = { suitable: null, disliked: 0, recommended: 1, seen: 2, negotiating: 3, done: 4 } as const;

/** The status of a tab. */
export const targetOf = (group: NeedHouseGroup): MatchTarget | null => targets[group];
