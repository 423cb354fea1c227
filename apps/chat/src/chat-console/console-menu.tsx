import { chatConsoleText as text } from '@toam/contracts/texts/chat-console';
import { Dropdown, IconButton } from '@toam/ui/core';
import { CheckIcon, SlidersHorizontalIcon, SpeakerHighIcon, SpeakerSlashIcon } from '@toam/ui/icons';
import { isSoundOn, setSound, useIsSoundOn } from '../chat/sound';

/** What belongs to the whole console: the sound of new messages. */
export function ConsoleMenu() {
  const hasSound = useIsSoundOn();
  const items = [
    {
      key: 'sound',
      role: 'menuitemcheckbox',
      'aria-checked': hasSound,
      icon: hasSound ? <SpeakerHighIcon size={16} /> : <SpeakerSlashIcon size={16} />,
      label: text.sound,
      extra: hasSound ? <CheckIcon size={14} color="var(--teal)" /> : null,
      onClick: () => setSound(!isSoundOn()),
    },
  ];
  return (
    <Dropdown trigger={['click']} placement="bottomRight" touch menu={{ items }}>
      <IconButton aria-label={text.menu} title={text.menu}>
        <SlidersHorizontalIcon size={18} />
      </IconButton>
    </Dropdown>
  );
}
