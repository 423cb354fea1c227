import { communityText } from '../dashboard.text';
import { PlainButton, Stack, Text } from '@toam/ui/core';
import { useLayoutEffect, useRef, useState } from 'react';
import * as css from './feed.module.css';

/** A description cut to four lines; the whole text on demand. Specification 2 §9. */
export function PostText({ text }: { text: string }) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [isCut, setIsCut] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  useLayoutEffect(() => {
    const element = paragraph.current;
    if (!element || isOpen) return;
    const measure = () => setIsCut(element.scrollHeight > element.clientHeight + 1);
    measure();
    // The column may get narrower, or the font may load later.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [text, isOpen]);

  if (!text) return null;
  return (
    <Stack top={4} size={13}>
      <Text as="p" ref={paragraph} breaks preLine className={isOpen ? undefined : css.clamped}>
        {text}
      </Text>
      {(isCut || isOpen) && (
        <PlainButton
          self="start"
          padY={2}
          weight={500}
          tone="teal"
          touch
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? communityText.fold : communityText.unfold}
        </PlainButton>
      )}
    </Stack>
  );
}
