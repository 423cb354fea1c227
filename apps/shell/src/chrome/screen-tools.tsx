import { paletteText } from '@toam/contracts/texts/shell';
import { Kbd } from '@toam/ui/core';
import { MagnifyingGlassIcon } from '@toam/ui/icons';
import { useIsPhone } from '@toam/ui/screen/use-phone';
import { NotificationBell } from '../notification/notification-bell';
import { openPalette, paletteKey } from '../palette/palette-state';

/** What every screen's title bar carries: the ⌘K box (a phone has it under «Thêm») and the bell. Mockup 02. */
export function ScreenToolButtons() {
  const isPhone = useIsPhone();
  return (
    <>
      {!isPhone && (
        <button type="button" className="palette-opener" onClick={openPalette} aria-keyshortcuts="Meta+K Control+K">
          <MagnifyingGlassIcon size={16} />
          <span className="ellipsis">{paletteText.open}</span>
          <Kbd>{paletteKey}</Kbd>
        </button>
      )}
      <NotificationBell />
    </>
  );
}
