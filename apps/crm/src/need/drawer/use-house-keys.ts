import type { NeedHouse } from '@toam/contracts/request/need-houses.schema';
import { hasLater, MatchTarget, matchTargets } from '@toam/domain/need-values';
import { useDrawerHotkeys } from '@toam/ui/detail';
import type { Place } from './group-of';

interface HouseKeys {
  rows: NeedHouse[];
  chosen: NeedHouse | undefined;
  mayMove: boolean;
  choose: (row: NeedHouse) => void;
  move: (row: NeedHouse, to: Place) => void;
}

/** Arrows (and J, K) move through the houses. C offers, L sets aside, 1–5 set the statuses in the order of the tabs. */
export function useHouseKeys({ rows, chosen, mayMove, choose, move }: HouseKeys): void {
  const step = (by: 1 | -1) => () => {
    const at = rows.findIndex(({ house_id }) => house_id === chosen?.house_id);
    const next = rows[at + by];
    if (next) choose(next);
  };
  const to = (target: MatchTarget) => () => {
    if (mayMove && chosen && chosen.target !== target) move(chosen, { target, priority: 1 });
  };
  const setAside = () => {
    if (mayMove && chosen && hasLater(chosen.target))
      move(chosen, { target: chosen.target, priority: chosen.priority === 1 ? 0 : 1 });
  };
  const statuses = Object.fromEntries(matchTargets.map((target, at) => [String(at + 1), to(target)]));
  useDrawerHotkeys({
    ArrowDown: step(1),
    ArrowUp: step(-1),
    j: step(1),
    k: step(-1),
    c: to(MatchTarget.recommended),
    l: setAside,
    ...statuses,
  });
}
