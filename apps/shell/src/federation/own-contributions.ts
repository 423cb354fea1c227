import { shellText } from '@toam/contracts/shell/shell.text';
import type { AccessRule } from '@toam/domain/access';
import type { Contribution } from '@toam/platform/host';
import type { SlotCode, SlotName } from '@toam/platform/slots';

/** What the shell itself contributes to a slot, as remotes do by their remote.json. */
export interface OwnContribution<S extends SlotName = SlotName> extends Omit<Contribution, 'remote'> {
  slot: S;
  access: AccessRule;
  load: () => Promise<{ default: SlotCode<S> }>;
}

export const ownContributions: readonly OwnContribution[] = [
  {
    slot: 'admin.tab',
    id: 'releases',
    label: shellText.releases,
    order: 95,
    access: 'admin',
    path: '/admin/releases',
    load: () => import('../releases/releases.tab'),
  },
];
