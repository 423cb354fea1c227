import type { ShownImage } from '@toam/domain/record/field';
import { projectListText as text } from './project-screens.text';
import { Grid, Row } from '@toam/ui/core';
import { Photo } from '@toam/ui/list';
import * as css from './picture-strip.module.css';

interface PictureStripProps {
  /** The project's, for the drawing of one without pictures. */
  id: number;
  images: readonly Pick<ShownImage, 'id' | 'thumbnail'>[];
  /** How many there are altogether. */
  count: number;
}

/** Shown side by side; the first is the widest. */
const shown = 3;

/** The cover and the next two pictures of a project in a card; the last one says how many more there are. */
export function PictureStrip({ id, images, count }: PictureStripProps) {
  const first = images.slice(0, shown);
  const hidden = count - first.length;
  return (
    <Grid className={css.strip} data-count={Math.max(1, first.length)} gap={4} height={86} overflow="hidden" radius={8}>
      {first.length === 0 && <Photo src={null} kind="apartment" seed={id} width="100%" height="100%" round={0} />}
      {first.map((image, at) => (
        <Row key={image.id} as="span" relative height={86}>
          <Photo src={image.thumbnail} kind="apartment" seed={id} width="100%" height="100%" round={0} whenSeen />
          {hidden > 0 && at === first.length - 1 && (
            <Row as="span" className={css.more} justify="center" size={14} weight={600}>
              {text.moreImages(hidden)}
            </Row>
          )}
        </Row>
      ))}
    </Grid>
  );
}
