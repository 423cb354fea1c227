import { BadEnvironment } from '../../apps/api/src/env';
import type { DemoSize } from './brokerage';

/**
 * The size that DEMO asks for: 1 the whole brokerage, small a tenth of it, 0 nothing. By default the whole one, in production nothing.
 * @throws BadEnvironment for any other value
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
