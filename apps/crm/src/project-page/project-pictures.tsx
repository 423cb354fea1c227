import type { ShownImage } from '@toam/domain/record/field';
import { projectPageText as text } from '../project/project-screens.text';
import { Grid, PlainButton, Row } from '@toam/ui/core';
import { Lightbox } from '@toam/ui/detail';
import { Photo } from '@toam/ui/list';
import { useState } from 'react';
import * as css from './project-page.module.css';

/** Pictures beside each other; a phone shows the cover alone. */
const places = 3;

/** The cover and the next pictures of a project. Each opens the lightbox. Without pictures a building is drawn. Mockup 30b. */
export function ProjectPictures({ id, images }: { id: number; images: readonly ShownImage[] }) {
  const [openId, setOpenId] = useState<number | null>(null);
  const shown = images.slice(0, places);
  const hidden = images.length - shown.length;
  return (
    <Grid
      className={css.pictures}
      data-count={Math.max(1, shown.length)}
      gap={4}
      height={[shown.length === 0 ? 120 : 190, 220]}
      overflow="hidden"
      radius={10}
    >
      {shown.length === 0 && <Photo src={null} kind="apartment" seed={id} width="100%" height="100%" round={0} />}
      {shown.map((image, at) => (
        <PlainButton
          key={image.id}
          className={css.picture}
          relative
          overflow="hidden"
          aria-label={
            hidden > 0 && at === shown.length - 1
              ? text.openImageOfMore(at + 1, images.length, hidden)
              : text.openImage(at + 1, images.length)
          }
          onClick={() => setOpenId(image.id)}
        >
          <Photo
            src={at === 0 ? image.main : image.thumbnail}
            kind="apartment"
            seed={id}
            width="100%"
            height="100%"
            round={0}
          />
          {at === 0 && images.length > 1 && (
            <Row as="span" className={css.place} phone="only" padX={6} height={20} size={12} radius={4}>
              1/{images.length}
            </Row>
          )}
          {hidden > 0 && at === shown.length - 1 && (
            <Row as="span" className={css.more} justify="center" size={15} weight={600}>
              {text.moreImages(hidden)}
            </Row>
          )}
        </PlainButton>
      ))}
      {openId !== null && <Lightbox images={images} openId={openId} onClose={() => setOpenId(null)} />}
    </Grid>
  );
}
