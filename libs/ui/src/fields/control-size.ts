import { useIsPhone } from '../screen/watch-media';

/** Controls are 32 px, on phones 40 px with 16 px text, so that iOS does not zoom in. look.md "Phone". */
export const useControlSize = (): 'middle' | 'large' => (useIsPhone() ? 'large' : 'middle');
