import { BadEnvironment } from '../../apps/api/src/env';
import type { DemoSize } from './brokerage';

/**
 * What DEMO asks for: 1 the whole brokerage, small a tenth of it, 0 nothing. Unless it says, everybody but production gets the whole.
 * @throws BadEnvironment for anything else
 */
export function demoSize({ DEMO, NODE_ENV }: NodeJS.ProcessEnv): DemoSize | null {
  switch (DEMO || (NODE_ENV === 'production' ? '0' : '1')) {
    case '0':
      return null;
    case '1':
      return 'full';
    case 'small':
      return 'small';
    default:
      throw new BadEnvironment('DEMO phải là 0, 1 hoặc small');
  }
}
