import { formText } from '@toam/contracts/texts/field';
import { useEffect, useState, type RefObject } from 'react';
import { CheckCircleIcon, CircleIcon, WarningCircleIcon } from '../icons';
import { PlainButton, Stack, Text } from '../layout/layout';
import type { FormProblems } from './entry-form';

/** A section in the index. */
export interface IndexedSection {
  /** Id of its `FormSection`. */
  id: string;
  title: string;
  /** Names of its fields. The index counts their errors. */
  fields: readonly string[];
  /** Whether it has any value yet. An untouched optional section counts as open, not done. */
  filled: boolean;
}

type SectionState = { errors: number; done: boolean };

/** Number of errors on screen, and whether the section is complete. */
export function sectionState(section: IndexedSection, problems: FormProblems): SectionState {
  const errors = section.fields.filter((name) => problems.shown.includes(name)).length;
  const waits = section.fields.some((name) => problems.waiting.includes(name));
  return { errors, done: errors === 0 && !waits && section.filled };
}

interface FormIndexProps {
  sections: readonly IndexedSection[];
  problems: FormProblems;
  /** The element that scrolls the form. */
  scroller: RefObject<HTMLElement | null>;
}

const chosen = { background: 'fill', tone: 'text', weight: 600 } as const;

/** The sections of a long form, with their errors and which are done. Follows the scroll position. look.md "Forms". */
export function FormIndex({ sections, problems, scroller }: FormIndexProps) {
  const current = useSectionInView(sections, scroller);
  return (
    <Stack as="nav" aria-label={formText.index}>
      {sections.map((section) => (
        <PlainButton
          key={section.id}
          gap={8}
          height={32}
          padX={8}
          radius={6}
          size={13}
          hover="fill"
          {...(section.id === current ? chosen : { tone: 'text2' })}
          aria-current={section.id === current}
          onClick={() => document.getElementById(section.id)?.scrollIntoView?.({ block: 'start' })}
        >
          <SectionMark {...sectionState(section, problems)} />
          <Text flex={1} ellipsis>
            {section.title}
          </Text>
          <SectionCount {...sectionState(section, problems)} />
        </PlainButton>
      ))}
    </Stack>
  );
}

function SectionMark({ errors, done }: SectionState) {
  if (errors > 0) return <WarningCircleIcon size={16} weight="fill" color="var(--error)" />;
  if (done) return <CheckCircleIcon size={16} weight="fill" color="var(--teal)" label={formText.sectionDone} />;
  return <CircleIcon size={16} color="var(--text4)" label={formText.sectionOpen} />;
}

const SectionCount = ({ errors }: SectionState) =>
  errors > 0 ? (
    <Text size={12} weight={500} tone="error" aria-label={formText.sectionErrors(errors)}>
      {errors}
    </Text>
  ) : null;

/** Pixels from the scroller's top to the reading line. The current section's heading is above this line. */
const readingLine = 96;

/** The last section whose heading has passed the reading line; at the very end, the last section. */
function useSectionInView(
  sections: readonly IndexedSection[],
  scroller: RefObject<HTMLElement | null>,
): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id);
  const ids = sections.map((section) => section.id).join(' ');
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => {
      const names = ids.split(' ');
      const line = element.getBoundingClientRect().top + readingLine;
      const passed = names.filter(
        (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line,
      );
      const atEnd = element.scrollTop > 0 && element.scrollTop + element.clientHeight >= element.scrollHeight - 2;
      setCurrent(atEnd ? names.at(-1) : (passed.at(-1) ?? names[0]));
    };
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [ids, scroller]);
  return current;
}
