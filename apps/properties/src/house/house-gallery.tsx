import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { houseDetailText } from '@toam/contracts/house/house-detail.text';
import { Grid, PlainButton, Row } from '@toam/ui/core';
import { Lightbox, type LightboxImage } from '@toam/ui/detail';
import { facadeOf, Photo } from '@toam/ui/list';
import { LockSimpleIcon } from '@toam/ui/icons';
import { useState, type ReactNode } from 'react';
import * as css from './house-gallery.module.css';

/** Thumbnails beside the cover. The last one shows how many more pictures there are. Specification 1 §9. */
const thumbnails = 4;

/** Its size on a house's page, in the panel, in the feed, and in the feed on its own screen. */
const shapes = {
  page: { height: [280, 'auto'], columns: ['2fr 1fr 1fr', 4], radius: 10, top: [14, 0] },
  panel: { height: [184, 230], columns: ['1fr 108px 108px', 1], radius: 8 },
  post: { height: [196, 178], columns: '2fr 1fr 1fr', radius: 8, top: 8 },
  'post-large': { height: [292, 178], columns: '2fr 1fr 1fr', radius: 8, top: 8 },
} as const;

interface HouseGalleryProps {
  house: Pick<HouseDetail, 'id' | 'title' | 'property_type'> & {
    public_image: readonly LightboxImage[];
    internal_image: readonly LightboxImage[];
  };
  /** Renders the lightbox's edit button. Left out for people who only read. Specification 1 §2. */
  onEdit?: (() => void) | undefined;
  shape?: keyof typeof shapes;
}

interface Shown {
  image: LightboxImage;
  internal: boolean;
}

/** Cover, first thumbnails and '+N ảnh'. Each opens the lightbox. Without pictures it draws a façade. */
export function HouseGallery({ house, onEdit, shape = 'page' }: HouseGalleryProps) {
  const [openId, setOpenId] = useState<number | null>(null);
  const shown: Shown[] = [
    ...house.public_image.map((image) => ({ image, internal: false })),
    ...house.internal_image.map((image) => ({ image, internal: true })),
  ];
  const facade = { kind: facadeOf(house.property_type), seed: house.id } as const;
  const visible = shown.slice(0, 1 + thumbnails);
  if (shown.length === 0)
    return (
      <GalleryFrame shape={shape} count={0}>
        <Photo src={null} {...facade} width="100%" height="100%" round={0} />
        <Note>{houseDetailText.noImage}</Note>
      </GalleryFrame>
    );

  const hidden = shown.length - visible.length;
  return (
    <GalleryFrame shape={shape} count={visible.length}>
      {visible.map(({ image, internal }, at) => (
        <PlainButton
          key={image.id}
          relative
          overflow="hidden"
          background="fill"
          className={css.picture}
          onClick={() => setOpenId(image.id)}
        >
          <span className="unseen">{houseDetailText.openImage(at + 1, shown.length)}</span>
          <Photo
            src={at === 0 ? image.main : image.thumbnail}
            {...facade}
            alt=""
            width="100%"
            height="100%"
            round={0}
          />
          {internal && (
            <Note>
              <LockSimpleIcon size={12} />
              {houseDetailText.internal}
            </Note>
          )}
          {hidden > 0 && at === visible.length - 1 && (
            <Row as="span" justify="center" size={18} weight={600} className={css.more}>
              {houseDetailText.moreImages(hidden)}
            </Row>
          )}
        </PlainButton>
      ))}
      {openId !== null && (
        <Lightbox
          images={shown.map(({ image }) => image)}
          openId={openId}
          onClose={() => setOpenId(null)}
          {...(onEdit ? { onEdit } : {})}
        />
      )}
    </GalleryFrame>
  );
}

interface GalleryFrameProps {
  shape: keyof typeof shapes;
  /** How many pictures it holds, at most five. */
  count: number;
  children: ReactNode;
}

/** The places of the pictures. */
export const GalleryFrame = ({ shape, count, children }: GalleryFrameProps) => (
  <Grid
    {...shapes[shape]}
    gap={[4, 2]}
    relative
    overflow="hidden"
    className={css.gallery}
    data-shape={shape}
    data-count={count}
  >
    {children}
  </Grid>
);

const Note = ({ children }: { children: ReactNode }) => (
  <Row as="span" gap={4} height={18} padX={[6, 4]} size={11} radius={4} className={css.note}>
    {children}
  </Row>
);
