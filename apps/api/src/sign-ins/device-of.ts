import type { Device } from '@toam/contracts/sign-in/sign-in';
import Bowser from 'bowser';

const kinds = new Set<string>(['desktop', 'mobile', 'tablet']);
const isKind = (kind: string | undefined): kind is Device['device_type'] => kind !== undefined && kinds.has(kind);

/** A Vietnamese browser. The parser reports it as Chrome. */
const cocCoc = /coc_coc_browser\/(\d+)/;

const nothing: Device = { device_type: 'unknown', os: '', browser: '' };

/**
 * The browser's own description in words: 'Chrome 141' on 'Windows'. System versions are left out, because browsers no longer
 * report them correctly. Nothing of it is proven: it is only a label, never a reason to trust.
 */
export function deviceOf(userAgent: string): Device {
  // the parser refuses an empty string
  if (!userAgent) return nothing;
  const { browser, os, platform } = Bowser.parse(userAgent);
  const own = cocCoc.exec(userAgent);
  const [name, version] = own ? ['Cốc Cốc', own[1]] : [browser.name, browser.version?.split('.')[0]];
  return {
    device_type: isKind(platform.type) ? platform.type : 'unknown',
    os: os.name ?? '',
    browser: [name, version].filter(Boolean).join(' '),
  };
}
