import { brochureText } from '../house/brochure.text';
import { Grid, Row, Text } from '@toam/ui/core';
import { RichTextView } from '@toam/ui/detail';
import type { HouseFact } from '../house/house-facts';
import type { Brochure } from './brochure';
import { BrochurePhoto, onCover } from './brochure-photo';
import { BrochureSheet } from './brochure-sheet';
import * as css from './brochure.module.css';

/** The maximum number of pictures: six rows of two. */
const maxPhotos = 12;

/** The following pages: all public facts, the description, the remaining pictures. Left out if empty. */
export function BrochureMore({ brochure: { facts, description, photos } }: { brochure: Brochure }) {
  const rest = photos.slice(onCover, onCover + maxPhotos);
  if (facts.length === 0 && !description && rest.length === 0) return null;
  return (
    // Blocks, because a flex box breaks differently between pages.
    <BrochureSheet className={css.more}>
      {facts.length > 0 && (
        <>
          <Heading>{brochureText.facts}</Heading>
          <Grid as="dl" columns={2} size={13} className={css.facts}>
            {facts.map((fact) => (
              <Fact key={fact.label} {...fact} />
            ))}
          </Grid>
        </>
      )}
      {description && (
        <>
          <Heading>{brochureText.description}</Heading>
          <Text as="div" size={14}>
            <RichTextView text={description} />
          </Text>
        </>
      )}
      {rest.length > 0 && (
        <>
          <Heading>{brochureText.photos}</Heading>
          <Grid columns={2} gap={16}>
            {rest.map((photo, at) => (
              <BrochurePhoto key={photo.id} photo={photo} at={onCover + at + 1} />
            ))}
          </Grid>
        </>
      )}
    </BrochureSheet>
  );
}

const Heading = ({ children }: { children: string }) => (
  <Text as="h2" size={18} weight={600} className={css.heading}>
    {children}
  </Text>
);

const Fact = ({ label, value, wide }: HouseFact) => (
  <Row
    gap={12}
    align="start"
    justify="between"
    padY={6}
    edge="bottomSoft"
    self={wide ? 'all' : undefined}
    className={css.fact}
  >
    <Text as="dt" flex="none" tone="text3">
      {label}
    </Text>
    <Text as="dd" weight={500} textAlign="end">
      {value}
    </Text>
  </Row>
);
