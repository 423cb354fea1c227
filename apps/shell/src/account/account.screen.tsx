import { shellText } from '@toam/contracts/texts/shell';
import { BeingBuilt } from '@toam/platform/being-built';

/** /account: not built yet, and says so. Specification 2 §2. */
export const Component = () => <BeingBuilt title={shellText.account} will={[...shellText.accountWill]} />;
