import { FeeStatus } from './deal-values';

/** The fee of an old transaction, VND, and what its status says of it. */
interface OldFee {
  fee: number;
  received: number;
  status: FeeStatus;
}

const isStatusOf: Record<FeeStatus, (old: OldFee) => boolean> = {
  [FeeStatus.none]: ({ received }) => received === 0,
  [FeeStatus.part]: ({ received, fee }) => received > 0 && received < fee,
  [FeeStatus.whole]: ({ received, fee }) => received === fee,
};

/** What is wrong with an old transaction's fee: more was received than there is, or the status says something else. Specification 3 §5.2. */
export function oldFeeProblem(old: OldFee): 'received' | 'status' | null {
  if (old.received > old.fee) return 'received';
  return isStatusOf[old.status](old) ? null : 'status';
}

/** What is still to be received. Specification 3 §4. */
export const oldReceivable = ({ fee, received }: Pick<OldFee, 'fee' | 'received'>): number => fee - received;
