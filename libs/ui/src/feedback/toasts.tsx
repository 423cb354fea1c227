import { commonText } from '@toam/contracts/texts/common';
import { listText } from '@toam/contracts/texts/list';
import { Progress } from 'antd';
import { useEffect, useState } from 'react';
import { CheckCircleIcon, InfoIcon, WarningIcon, XCircleIcon, XIcon } from '../icons';
import { closeToast, toastMs, useToasts, type Toast } from './toast';

const icons = { success: CheckCircleIcon, error: XCircleIcon, warning: WarningIcon, info: InfoIcon };

/** Host of `toast`. Mounted once, by AppProviders. */
export function Toasts() {
  const toasts = useToasts((state) => state.toasts);
  return (
    <div className="ta-toasts" role="status" aria-live="polite">
      {toasts.map((toast) =>
        toast.work ? (
          <WorkCard key={toast.id} {...toast} work={toast.work} />
        ) : (
          <ToastCard key={toast.id} toast={toast} />
        ),
      )}
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

type WorkCardProps = Pick<Toast, 'text' | 'description'> & { work: NonNullable<Toast['work']> };

/** Long work: its name, its progress and a button to stop it. Screen readers hear only its start and end. */
const WorkCard = ({ text, description, work: { part, onCancel } }: WorkCardProps) => (
  <div className="ta-toast ta-toast-work">
    <div className="ta-toast-words">
      <div>{text}</div>
      <div className="ta-toast-more" aria-live="off">
        {description}
      </div>
      <Progress
        percent={part === null ? 100 : Math.round(part * 100)}
        status={part === null ? 'active' : 'normal'}
        size="small"
        showInfo={false}
        aria-label={text}
      />
    </div>
    <button type="button" className="ta-toast-action" onClick={onCancel}>
      {commonText.cancel}
    </button>
  </div>
);
