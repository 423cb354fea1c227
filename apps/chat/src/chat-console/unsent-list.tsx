import { useUser } from '@toam/auth/session';
import { chatConsoleText as text } from '../chat/chat-console.text';
import { chatMessageStatus } from '@toam/contracts/chat/chat.text';
import { uploadText } from '@toam/contracts/media/upload.text';
import { PlainButton } from '@toam/ui/core';
import { Bubble } from '../chat/bubble';
import { asMessages, type Unsent } from '../chat/outbox';
import { streamItems } from '../chat/message-parts';

interface UnsentListProps {
  id: string;
  unsent: readonly Unsent[];
  onResend: () => void;
  onEdit: (one: Unsent) => void;
  onDrop: (one: Unsent) => void;
}

/** Messages on their way, as they will stand; one that waits says why and what can be done. */
export function UnsentList({ id, unsent, onResend, onEdit, onDrop }: UnsentListProps) {
  const me = useUser();
  const isHeld = unsent.some(({ state }) => state === 'refused');
  return unsent.flatMap((one) => {
    const bubbles = streamItems(asMessages(one, id, me), one.createdAt).filter((item) => item.kind === 'message');
    const progress = (
      <Progress
        one={one}
        isBehind={isHeld && one.state === 'waiting'}
        onResend={onResend}
        onEdit={() => onEdit(one)}
        onDrop={() => onDrop(one)}
      />
    );
    return bubbles.map((item, at) => (
      <Bubble
        key={item.key}
        first={item.first}
        pictures={item.pictures}
        onOpenPicture={() => undefined}
        progress={at < bubbles.length - 1 ? null : progress}
      />
    ));
  });
}

interface ProgressProps {
  one: Unsent;
  /** It waits until one before it was decided about. */
  isBehind: boolean;
  onResend: () => void;
  onEdit: () => void;
  onDrop: () => void;
}

function Progress({ one: { state, reason, content }, isBehind, onResend, onEdit, onDrop }: ProgressProps) {
  if (state === 'sent') return <span>{chatMessageStatus.unseen}</span>;
  const isRefused = state === 'refused';
  if (!isRefused && !isBehind && !reason) return <span>{state === 'sending' ? text.sending : text.waiting}</span>;
  const isText = !('pictures' in content);
  return (
    <>
      {isRefused ? (
        <span role="alert" style={{ color: 'var(--error)' }}>
          {reason || text.notSent}
        </span>
      ) : (
        <span role="status">{isBehind ? text.behind : navigator.onLine ? text.retrying : uploadText.resending}</span>
      )}
      {!isBehind && <Act onClick={onResend}>{text.sendAgain}</Act>}
      {/* one that was tried may have arrived: taken back into the text, it would be sent twice */}
      {isText && (isRefused || isBehind) && <Act onClick={onEdit}>{text.editUnsent}</Act>}
      <Act onClick={onDrop}>{text.dropUnsent}</Act>
    </>
  );
}

const Act = ({ children, onClick }: { children: string; onClick: () => void }) => (
  <PlainButton tone="teal" size={12} weight={500} padX={4} minHeight={[22, 40]} onClick={onClick}>
    {children}
  </PlainButton>
);
