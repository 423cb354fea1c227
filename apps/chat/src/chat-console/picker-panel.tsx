import { chatConsoleText as text } from '../chat/chat-console.text';
import { Kbd, Row, Stack, Text } from '@toam/ui/core';
import type { KeyboardEvent, ReactNode } from 'react';
import * as css from './picker.module.css';

/** Choices above the composer; null while they are closed. */
export type Picker = {
  panel: ReactNode;
  press: (event: KeyboardEvent) => boolean;
  /** Enter does not send, though it takes no choice either: what is searched for is no message. */
  holdsEnter: boolean;
  /** Id of the active choice, for the text that keeps the caret. */
  active: string | undefined;
} | null;

interface PickerPanelProps {
  label: string;
  /** Above the choices. */
  head: ReactNode;
  children: ReactNode;
  /** What Enter does; null without a choice to take. */
  enter: string | null;
  /** At the right end of the foot. */
  note: string;
}

/** Choices above the composer, with their keys. Mockups 29. */
export const PickerPanel = ({ label, head, children, enter, note }: PickerPanelProps) => (
  <Stack
    as="section"
    background="elevated"
    radius={10}
    border
    overflow="hidden"
    className={css.panel}
    aria-label={label}
  >
    {head}
    {children}
    <Row gap={12} height={40} flex="none" padX={14} size={12} tone="text2" background="layout" edge="top">
      <Row gap={12} phone="hidden">
        {enter !== null && (
          <>
            <Row gap={6}>
              <Kbd>↑↓</Kbd> {text.move}
            </Row>
            <Row gap={6}>
              <Kbd>Enter</Kbd> {enter}
            </Row>
          </>
        )}
        <Row gap={6}>
          <Kbd>Esc</Kbd> {text.closePicker}
        </Row>
      </Row>
      <Text ellipsis className={css.note}>
        {note}
      </Text>
    </Row>
  </Stack>
);

interface NothingFoundProps {
  children: string;
  /** The words stand in the message, where Enter sends. */
  isTyped: boolean;
}

/** Instead of the choices. A phone has no such keys: there Enter breaks the line. */
export const NothingFound = ({ children, isTyped }: NothingFoundProps) => (
  <Stack gap={4} padX={14} padY={16} size={13} tone="text2" role="status">
    <p>{children}</p>
    {isTyped && (
      <Text as="p" phone="hidden">
        {text.searchStays}
      </Text>
    )}
  </Stack>
);
