import { host } from '../../tools/rsbuild/host.ts';

export default host('shell');
