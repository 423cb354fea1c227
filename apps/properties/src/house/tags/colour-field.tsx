import { tagColours, tagText } from '@toam/contracts/house/tag.text';
import { Grid, PlainButton } from '@toam/ui/core';
import { FieldFrame, labelId, noteId, useField, type Control } from '@toam/ui/form';
import { CheckIcon } from '@toam/ui/icons';
import { useRef, type KeyboardEvent } from 'react';
import * as css from './tags.module.css';

export interface TagValues {
  tagName: string;
  color: string | null;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One of ten colours. Each has a name for people who cannot see it. A radio group, so the arrow keys work. */
export function ColourField({ control }: { control: Control<TagValues> }) {
  const field = useField<TagValues, string | null>({ control, name: 'color' });
  const group = useRef<HTMLDivElement>(null);
  const at = tagColours.findIndex(({ colour }) => colour === field.value);

  const choose = (index: number) => {
    const next = (index + tagColours.length) % tagColours.length;
    field.change(tagColours[next]!.colour);
    group.current?.querySelectorAll('button')[next]?.focus();
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    choose(at < 0 && step < 0 ? 0 : at + step);
  };
  return (
    <FieldFrame id={field.id} label={tagText.colour} required error={field.error} group>
      <Grid
        ref={group}
        columns={5}
        gap={8}
        role="radiogroup"
        aria-labelledby={labelId(field.id)}
        aria-describedby={field.error ? noteId(field.id) : undefined}
        onKeyDown={press}
      >
        {tagColours.map(({ colour, name }, index) => (
          <PlainButton
            key={colour}
            // A refused form focuses this button.
            ref={index === Math.max(at, 0) ? field.ref : undefined}
            justify="center"
            height={40}
            radius={8}
            className={css.colour}
            role="radio"
            aria-checked={index === at}
            aria-label={name}
            title={name}
            tabIndex={index === Math.max(at, 0) ? 0 : -1}
            style={{ background: colour }}
            onClick={() => field.change(colour)}
            onBlur={field.leave}
          >
            {index === at && <CheckIcon size={16} weight="bold" color="#fff" />}
          </PlainButton>
        ))}
      </Grid>
    </FieldFrame>
  );
}
