import { listText } from '@toam/contracts/texts/list';
import { useEffect, useRef, type KeyboardEvent as ReactKeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ArrowLeftIcon, CaretDownIcon, CaretUpIcon, XIcon } from '../icons';
import { Cell, IconButton, Row, Stack, Text } from '../layout/layout';
import { useIsPhone } from '../screen/watch-media';
import { useEscape, useFocusInside } from './dialog-keys';
import * as css from './panel.module.css';
import { stayInside } from './stay-inside';

interface DetailPanelProps {
  /** Accessible name. */
  label: string;
  /** On the left of the bar: the code, the position in the list. */
  title: ReactNode;
  /** Icon buttons at the right of the bar. */
  actions?: ReactNode;
  /** Shows no row of a list: without previous and next. */
  isAlone?: boolean;
  /** Open the previous and next row. Left out at the ends. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
}

/**
 * The details of a row: 600 px on the right, the whole screen under 500 px (specification 1 §2). The list beside it
 * stays usable, so on wide screens the panel is not modal. Tab stays inside, Esc closes, the focus returns to the opener.
 * Keep its open state in the address bar.
 */
export function DetailPanel({
  label,
  title,
  actions,
  isAlone = false,
  onPrevious,
  onNext,
  onClose,
  children,
  footer,
}: DetailPanelProps) {
  const isPhone = useIsPhone();
  const panel = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useFocusInside(panel);
  useEscape(panel, onClose);
  // The next record starts at its top.
  useEffect(() => {
    // `void`, because today's browsers return a promise here, and React would treat it as the clean-up.
    void body.current?.scrollTo?.(0, 0);
  }, [label]);

  const keepFocus = (event: ReactKeyboardEvent) => {
    if (event.key === 'Tab' && panel.current) stayInside(panel.current, event);
  };

  return createPortal(
    <Stack
      ref={panel}
      width={[600, '100%']}
      maxWidth="100vw"
      background="surface"
      className={css.panel}
      role="dialog"
      aria-label={label}
      aria-modal={isPhone}
      tabIndex={-1}
      onKeyDown={keepFocus}
    >
      <Row gap={4} flex="none" height={52} padX={[isAlone ? 16 : 10, 8]} edge="bottom">
        {isPhone && (
          <IconButton aria-label={listText.back} onClick={onClose}>
            <ArrowLeftIcon size={22} />
          </IconButton>
        )}
        {!isPhone && !isAlone && (
          <>
            <IconButton
              title={`${listText.previous} (K)`}
              aria-label={listText.previous}
              disabled={!onPrevious}
              onClick={onPrevious}
            >
              <CaretUpIcon size={18} />
            </IconButton>
            <IconButton title={`${listText.next} (J)`} aria-label={listText.next} disabled={!onNext} onClick={onNext}>
              <CaretDownIcon size={18} />
            </IconButton>
          </>
        )}
        <Text as="div" padX={4} size={13} tone="text2" nowrap>
          {title}
        </Text>
        <Cell />
        {actions}
        {!isPhone && (
          <IconButton title={`${listText.close} (Esc)`} aria-label={listText.close} onClick={onClose}>
            <XIcon size={18} />
          </IconButton>
        )}
      </Row>
      <Text as="div" ref={body} flex={1} overflow="scroll">
        {children}
      </Text>
      {footer && (
        <Text as="footer" flex="none" padX={[20, 16]} padY={10} edge="top" liftsToasts="bar">
          {footer}
        </Text>
      )}
    </Stack>,
    document.body,
  );
}
