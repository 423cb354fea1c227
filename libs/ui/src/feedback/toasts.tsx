import { listText } from '@toam/contracts/texts/list';
import { useEffect, useState } from 'react';
import { CheckCircleIcon, InfoIcon, WarningIcon, XCircleIcon, XIcon } from '../icons';
import { closeToast, toastMs, useToasts, type Toast } from './toast';

const icons = { success: CheckCircleIcon, error: XCircleIcon, warning: WarningIcon, info: InfoIcon };

/** Host of `toast`. Mounted once, by AppProviders. */
export function Toasts() {
  const toasts = useToasts((state) => state.toasts);
  return (
    <div className="ta-toasts" role="status" aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastCard({ toast: { id, kind, text, description, action, ms = toastMs } }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => closeToast(id), ms);
    return () => clearTimeout(timer);
  }, [held, id, ms]);

  const KindIcon = icons[kind];
  const hold = {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return (
    <div className="ta-toast" {...hold}>
      <KindIcon size={18} weight="fill" color={`var(--${kind})`} />
      <div className="ta-toast-words">
        <div>{text}</div>
        {description && <div className="ta-toast-more">{description}</div>}
      </div>
      {action && (
        <button
          type="button"
          className="ta-toast-action"
          onClick={() => {
            action.onClick();
            closeToast(id);
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className="ta-toast-close" aria-label={listText.close} onClick={() => closeToast(id)}>
        <XIcon size={14} />
      </button>
      {ms !== toastMs && !held && <i className="ta-toast-left" style={{ animationDuration: `${ms}ms` }} />}
    </div>
  );
}
