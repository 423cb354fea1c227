import { uploadText } from '@toam/contracts/media/upload.text';
import { clsx } from 'clsx';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import {
  CaretLeftIcon,
  CaretRightIcon,
  ImageBrokenIcon,
  MagnifyingGlassMinusIcon,
  MagnifyingGlassPlusIcon,
  PencilSimpleIcon,
  XIcon,
} from '../icons';
import { useBackCloses } from '../dialog/use-back-closes';
import { Grid, PlainButton, Row, Stack, Text } from '../layout/layout';
import { useFocusReturn } from '../focus/use-focus-return';
import * as css from './lightbox.module.css';
import { usePictureGestures } from './picture-gestures';

/** A picture in the lightbox: `main` fills the screen, `thumbnail` is in the strip. */
export interface LightboxImage {
  id: number;
  main: string;
  thumbnail: string;
  name?: string;
}

interface LightboxProps {
  images: readonly LightboxImage[];
  /** Index of the first picture to show. */
  openId: number;
  onClose: () => void;
  /** Called by «Sửa ảnh». Without it there is no such button. */
  onEdit?: (image: LightboxImage) => void;
}

/**
 * Full-screen pictures: arrow keys, Home, End, + and −, Esc; swipe, pinch and double tap; wheel; thumbnails.
 * Keeps the focus inside and returns it on closing. Specification 1 §2.
 */
export function Lightbox({ images, openId, onClose, onEdit }: LightboxProps) {
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      images.findIndex((image) => image.id === openId),
    ),
  );
  const dialog = useRef<HTMLDivElement>(null);
  const image = images[Math.min(at, images.length - 1)];
  const go = (to: number) => setAt((to + images.length) % images.length);
  const gestures = usePictureGestures({ subject: image?.id, onNext: () => go(at + 1), onPrevious: () => go(at - 1) });
  useFocusInside(dialog);
  useBackCloses(true, onClose);
  if (!image) return null;

  const press = (event: KeyboardEvent) => {
    const action = {
      Escape: onClose,
      ArrowRight: () => go(at + 1),
      ArrowLeft: () => go(at - 1),
      Home: () => go(0),
      End: () => go(images.length - 1),
      '+': gestures.zoomIn,
      '=': gestures.zoomIn,
      '-': gestures.zoomOut,
    }[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  return createPortal(
    <Stack
      className={css.box}
      role="dialog"
      aria-modal
      aria-label={uploadText.viewer}
      ref={dialog}
      tabIndex={-1}
      onKeyDown={press}
    >
      <Row gap={4} flex="none" height={52} padX={14} size={13}>
        <span aria-live="polite">{uploadText.position(at + 1, images.length)}</span>
        <Text flex={1} padX={12} ellipsis className={css.quiet}>
          {image.name}
        </Text>
        <Tool label={uploadText.zoomOut} onClick={gestures.zoomOut} icon={<MagnifyingGlassMinusIcon size={20} />} />
        <Tool label={uploadText.zoomIn} onClick={gestures.zoomIn} icon={<MagnifyingGlassPlusIcon size={20} />} />
        {onEdit && <Tool label={uploadText.edit} onClick={() => onEdit(image)} icon={<PencilSimpleIcon size={20} />} />}
        <Tool label={uploadText.close} onClick={onClose} icon={<XIcon size={20} />} />
      </Row>
      <Grid
        flex={1}
        overflow="hidden"
        className={css.stage}
        {...gestures.stage}
        onClick={(event) => event.target === event.currentTarget && onClose()}
      >
        <Picture key={image.id} image={image} style={gestures.style} />
      </Grid>
      {images.length > 1 && (
        <>
          <Tool
            label={uploadText.previous}
            isLarge
            className={css.previous}
            onClick={() => go(at - 1)}
            icon={<CaretLeftIcon size={24} />}
          />
          <Tool
            label={uploadText.next}
            isLarge
            className={css.next}
            onClick={() => go(at + 1)}
            icon={<CaretRightIcon size={24} />}
          />
          <Strip images={images} at={at} onChoose={setAt} />
        </>
      )}
    </Stack>,
    document.body,
  );
}

interface ToolProps {
  label: string;
  icon: React.ReactNode;
  /** Over the picture; a phone swipes instead. */
  isLarge?: boolean;
  className?: string;
  onClick: () => void;
}

const Tool = ({ label, icon, isLarge, className, onClick }: ToolProps) => (
  <PlainButton
    flex="none"
    justify="center"
    width={isLarge ? 48 : 40}
    height={isLarge ? 48 : 40}
    radius={isLarge ? 'circle' : 6}
    phone={isLarge ? 'hidden' : undefined}
    className={clsx(css.tool, className)}
    aria-label={label}
    title={label}
    onClick={onClick}
  >
    {icon}
  </PlainButton>
);

function Picture({ image, style }: { image: LightboxImage; style: React.CSSProperties }) {
  const [broken, setBroken] = useState(false);
  if (broken) {
    return (
      <Stack as="span" gap={8} align="center" className={css.quiet}>
        <ImageBrokenIcon size={32} />
        {uploadText.imageFailed}
      </Stack>
    );
  }
  return (
    <img src={image.main} alt={image.name ?? ''} style={style} draggable={false} onError={() => setBroken(true)} />
  );
}

interface StripProps {
  images: readonly LightboxImage[];
  at: number;
  onChoose: (at: number) => void;
}

function Strip({ images, at, onChoose }: StripProps) {
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // `void`, because today's browsers return a promise here, and React would treat it as the clean-up.
    void current.current?.scrollIntoView?.({ inline: 'center', block: 'nearest' });
  }, [at]);
  return (
    <Row gap={6} flex="none" padX={16} padY={12} className={css.strip}>
      {images.map((image, place) => (
        <PlainButton
          key={image.id}
          ref={place === at ? current : undefined}
          flex="none"
          width={64}
          height={48}
          radius={6}
          overflow="hidden"
          aria-label={uploadText.position(place + 1, images.length)}
          aria-current={place === at}
          onClick={() => onChoose(place)}
        >
          <img src={image.thumbnail} alt="" loading="lazy" draggable={false} />
        </PlainButton>
      ))}
    </Row>
  );
}

/** Takes the focus, keeps Tab inside, locks the page's scrolling, and returns the focus. */
function useFocusInside(dialog: { current: HTMLElement | null }) {
  useFocusReturn(true, () => dialog.current);
  useEffect(() => {
    const element = dialog.current;
    const scrolling = document.body.style.overflow;
    document.body.style.overflow = 'hidden';
    element?.focus();
    const keepInside = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Tab' || !element) return;
      const stops = [...element.querySelectorAll<HTMLElement>('button')];
      const edge = event.shiftKey ? stops[0] : stops.at(-1);
      if (document.activeElement !== edge && element.contains(document.activeElement)) return;
      event.preventDefault();
      (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
    };
    document.addEventListener('keydown', keepInside);
    return () => {
      document.removeEventListener('keydown', keepInside);
      document.body.style.overflow = scrolling;
    };
  }, [dialog]);
}
