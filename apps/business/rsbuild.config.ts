import { remote } from '../../tools/rsbuild/remote.ts';

export default remote('business');
