import { chatConsoleText as text } from '@toam/contracts/texts/chat-console';
import { Kbd, Row, Stack, Text } from '@toam/ui/core';
import type { KeyboardEvent, ReactNode } from 'react';
import * as css from './picker.module.css';

/** Choices above the composer; null while they are closed. */
export type Picker = {
  panel: ReactNode;
  press: (event: KeyboardEvent) => boolean;
  /** Id of the active choice, for the text that keeps the caret. */
  active: string | undefined;
} | null;

interface PickerPanelProps {
  label: string;
  /** Above the choices. */
  head: ReactNode;
  children: ReactNode;
  /** What Enter does. */
  enter: string;
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
        <Row gap={6}>
          <Kbd>↑↓</Kbd> {text.move}
        </Row>
        <Row gap={6}>
          <Kbd>Enter</Kbd> {enter}
        </Row>
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
