import type { HouseCustomerGroup } from '@toam/contracts/request/match.schema';
import { matchTargetText, needText } from '@toam/contracts/request/need.text';

/** Names of the groups. Specification 1 §4, D44. */
export const groupLabel: Record<HouseCustomerGroup, string> = {
  suitable: needText.suitable,
  recommended: matchTargetText[1],
  seen: matchTargetText[2],
  negotiating: matchTargetText[3],
  done: matchTargetText[4],
  disliked: matchTargetText[0],
};
