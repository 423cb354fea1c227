import { useUser } from '@toam/auth/session';
import { chatConsoleText as text } from '@toam/contracts/texts/chat-console';
import { chatMessageStatus } from '@toam/contracts/texts/chat';
import { uploadText } from '@toam/contracts/texts/upload';
import { PlainButton } from '@toam/ui/core';
import { Bubble } from '../chat/bubble';
import { asMessages, type Unsent } from '../chat/outbox';
import { streamItems } from '../chat/stream-items';

interface UnsentListProps {
  id: string;
  unsent: readonly Unsent[];
  onResend: () => void;
  onEdit: (one: Unsent) => void;
  onDrop: (one: Unsent) => void;
}

/** Messages on their way, as they will stand; a failed one says why and what can be done. */
export function UnsentList({ id, unsent, onResend, onEdit, onDrop }: UnsentListProps) {
  const me = useUser();
  return unsent.flatMap((one) => {
    const bubbles = streamItems(asMessages(one, id, me), one.createdAt).filter((item) => item.kind === 'message');
    return bubbles.map((item, at) => (
      <Bubble
        key={item.key}
        first={item.first}
        pictures={item.pictures}
        onOpenPicture={() => undefined}
        progress={
          at < bubbles.length - 1 ? null : one.state === 'failed' ? (
            <Failed one={one} onResend={onResend} onEdit={() => onEdit(one)} onDrop={() => onDrop(one)} />
          ) : (
            <span>{one.state === 'sent' ? chatMessageStatus.unseen : text.sending}</span>
          )
        }
      />
    ));
  });
}

interface FailedProps {
  one: Unsent;
  onResend: () => void;
  onEdit: () => void;
  onDrop: () => void;
}

const Failed = ({ one, onResend, onEdit, onDrop }: FailedProps) => (
  <>
    <span role="alert" style={{ color: 'var(--error)' }}>
      {one.offline ? uploadText.resending : one.reason || text.notSent}
    </span>
    <Act onClick={onResend}>{text.sendAgain}</Act>
    {'pictures' in one.content ? null : <Act onClick={onEdit}>{text.editUnsent}</Act>}
    <Act onClick={onDrop}>{text.dropUnsent}</Act>
  </>
);

const Act = ({ children, onClick }: { children: string; onClick: () => void }) => (
  <PlainButton tone="teal" size={12} weight={500} padX={4} minHeight={[22, 40]} onClick={onClick}>
    {children}
  </PlainButton>
);
