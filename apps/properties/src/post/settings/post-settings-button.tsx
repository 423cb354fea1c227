import { IconButton, onPress, useUrlState } from '@toam/ui/core';
import { GearSixIcon } from '@toam/ui/icons';
import { z } from 'zod';
import { postSettingsText as text } from '../post-settings.text';

/** Parts of the settings. Specification 3 §2.6: source list, portal post list, options. What portals refuse and what posts cost are beyond it. */
export const settingPanes = ['channels', 'portals', 'options', 'rules', 'costs'] as const;
export type SettingPane = (typeof settingPanes)[number];

const PostSettings = onPress(() => import('./post-settings.dialog'));

/** The open part of the settings in the address bar, beside the list's own state. */
const settingsAddress = z.object({ settings: z.enum(settingPanes).nullable().catch(null) });

/** The gear of the post manager: channels, posts of the portals, prices. Specification 3 §2.6 */
export function PostSettingsButton() {
  const [{ settings }, change] = useUrlState(settingsAddress);
  return (
    <>
      <IconButton
        border
        title={text.open}
        aria-label={text.open}
        aria-haspopup="dialog"
        aria-expanded={settings !== null}
        onClick={() => change({ settings: 'channels' })}
      >
        <GearSixIcon size={18} />
      </IconButton>
      {settings && (
        <PostSettings
          pane={settings}
          onPane={(pane) => change({ settings: pane }, { replace: true })}
          onClose={() => change({ settings: null }, { replace: true })}
        />
      )}
    </>
  );
}
