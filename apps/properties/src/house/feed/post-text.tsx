import { communityText } from '@toam/contracts/texts/dashboard';
import { useLayoutEffect, useRef, useState } from 'react';

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
    <div className="house-post-text">
      <p ref={paragraph} className={isOpen ? undefined : 'clamped'}>
        {text}
      </p>
      {(isCut || isOpen) && (
        <button type="button" className="house-post-more" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? communityText.fold : communityText.unfold}
        </button>
      )}
    </div>
  );
}
