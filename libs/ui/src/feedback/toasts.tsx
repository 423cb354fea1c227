import { commonText } from '@toam/contracts/texts/common';
import { listText } from '@toam/contracts/texts/list';
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { CheckCircleIcon, InfoIcon, WarningIcon, XCircleIcon, XIcon } from '../icons';
import { Cell, PlainButton, Row, Stack, Text } from '../layout/layout';
import { closeToast, toastMs, useToasts, type Toast } from './toast';
import * as css from './toasts.module.css';

const icons = { success: CheckCircleIcon, error: XCircleIcon, warning: WarningIcon, info: InfoIcon };

/** Host of `toast`. Mounted once, by AppProviders. */
export function Toasts() {
  const toasts = useToasts((state) => state.toasts);
  return (
    <Stack className={css.toasts} gap={8} align="end" maxWidth="calc(100vw - 32px)" role="status" aria-live="polite">
      {toasts.map((toast) =>
        toast.work ? (
          <WorkCard key={toast.id} {...toast} work={toast.work} />
        ) : (
          <ToastCard key={toast.id} toast={toast} />
        ),
      )}
    </Stack>
  );
}

const Frame = (props: ComponentProps<typeof Row<'div'>>) => (
  <Row
    className={css.toast}
    gap={8}
    align="start"
    width={320}
    maxWidth="100%"
    padX={12}
    padY={10}
    overflow="hidden"
    background="elevated"
    border
    radius={8}
    size={13}
    relative
    {...props}
  />
);

const More = ({ children }: { children: ReactNode }) => (
  <Text as="div" size={12} tone="text2" weight={400} aria-live="off">
    {children}
  </Text>
);

const Action = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <PlainButton padX={4} tone="teal" weight={500} onClick={onClick}>
    {children}
  </PlainButton>
);

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
    <Frame {...hold}>
      <KindIcon size={18} weight="fill" color={`var(--${kind})`} />
      <Cell weight={500} breaks>
        {text}
        {description && <More>{description}</More>}
      </Cell>
      {action && (
        <Action
          onClick={() => {
            action.onClick();
            closeToast(id);
          }}
        >
          {action.label}
        </Action>
      )}
      <PlainButton height={20} padX={4} tone="text3" aria-label={listText.close} onClick={() => closeToast(id)}>
        <XIcon size={14} />
      </PlainButton>
      {ms !== toastMs && !held && (
        <Text as="i" className={css.left} height={2} style={{ animationDuration: `${ms}ms` }} />
      )}
    </Frame>
  );
}

type WorkCardProps = Pick<Toast, 'text' | 'description'> & { work: NonNullable<Toast['work']> };

/** Long work: its name, its progress and a button to stop it. Screen readers hear only its start and end. */
const WorkCard = ({ text, description, work: { part, onCancel } }: WorkCardProps) => (
  <Frame>
    <Cell weight={500} breaks>
      {text}
      <More>{description}</More>
      <progress className={css.progress} value={part ?? undefined} aria-label={text} />
    </Cell>
    <Action onClick={onCancel}>{commonText.cancel}</Action>
  </Frame>
);
