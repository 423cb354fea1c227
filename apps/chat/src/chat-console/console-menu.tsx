import { chatConsoleText as text } from '../chat/chat-console.text';
import { useCan } from '@toam/auth/session';
import { Dropdown, IconButton } from '@toam/ui/core';
import {
  CheckIcon,
  ClockCountdownIcon,
  LightningIcon,
  SlidersHorizontalIcon,
  SpeakerHighIcon,
  SpeakerSlashIcon,
} from '@toam/ui/icons';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { isSoundOn, setSound, useIsSoundOn } from '../chat/sound';

/** What belongs to the whole console: quick replies, answer times for admins, the sound of new messages. */
export function ConsoleMenu({ onEditReplies }: { onEditReplies: () => void }) {
  const isAdmin = useCan('admin');
  const navigate = useNavigate();
  const hasSound = useIsSoundOn();
  const items = [
    { key: 'replies', icon: <LightningIcon size={16} />, label: text.replies, onClick: onEditReplies },
    ...(isAdmin
      ? [
          {
            key: 'answer-times',
            icon: <ClockCountdownIcon size={16} />,
            label: text.answerTimes,
            onClick: () => void navigate(paths.answerTimes),
          },
        ]
      : []),
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
