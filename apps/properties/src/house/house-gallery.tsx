import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { houseDetailText } from '@toam/contracts/texts/house-detail';
import { facadeOf, Lightbox, Photo, type LightboxImage } from '@toam/ui/heavy';
import { LockSimpleIcon } from '@toam/ui/icons';
import { useState } from 'react';
import './house-gallery.css';

/** Thumbnails beside the cover. The last one shows how many more pictures there are. Specification 1 §9. */
const thumbnails = 4;

interface HouseGalleryProps {
  house: Pick<HouseDetail, 'id' | 'title' | 'property_type'> & {
    public_image: readonly LightboxImage[];
    internal_image: readonly LightboxImage[];
  };
  /** Renders the lightbox's edit button. Left out for people who only read. Specification 1 §2. */
  onEdit?: (() => void) | undefined;
}

interface Shown {
  image: LightboxImage;
  internal: boolean;
}

/** Cover, first thumbnails and '+N ảnh'. Each opens the lightbox. Without pictures it draws a façade. */
export function HouseGallery({ house, onEdit }: HouseGalleryProps) {
  const [openId, setOpenId] = useState<number | null>(null);
  const shown: Shown[] = [
    ...house.public_image.map((image) => ({ image, internal: false })),
    ...house.internal_image.map((image) => ({ image, internal: true })),
  ];
  const facade = { kind: facadeOf(house.property_type), seed: house.id } as const;
  if (shown.length === 0)
    return (
      <div className="house-gallery" data-count={0}>
        <Photo src={null} {...facade} width="100%" height="100%" round={0} />
        <span className="house-gallery-note">{houseDetailText.noImage}</span>
      </div>
    );

  const visible = shown.slice(0, 1 + thumbnails);
  const hidden = shown.length - visible.length;
  return (
    <div className="house-gallery" data-count={visible.length}>
      {visible.map(({ image, internal }, at) => (
        <button key={image.id} type="button" onClick={() => setOpenId(image.id)}>
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
            <span className="house-gallery-note">
              <LockSimpleIcon size={12} />
              {houseDetailText.internal}
            </span>
          )}
          {hidden > 0 && at === visible.length - 1 && (
            <span className="house-gallery-more">{houseDetailText.moreImages(hidden)}</span>
          )}
        </button>
      ))}
      {openId !== null && (
        <Lightbox
          images={shown.map(({ image }) => image)}
          openId={openId}
          onClose={() => setOpenId(null)}
          {...(onEdit ? { onEdit } : {})}
        />
      )}
    </div>
  );
}
