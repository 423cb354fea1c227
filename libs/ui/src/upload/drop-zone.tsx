import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { Row, Text } from '../layout/layout';
import * as css from './upload.module.css';

interface DropZoneProps {
  id: string;
  label: string;
  /** Shown while files are dragged over it. */
  hint: string;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

const bringsFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') ?? false;

/** Accepts dropped files, and pasted files while the pointer or the focus is in it. */
export function DropZone({ id, label, hint, onFiles, children }: DropZoneProps) {
  const zone = useRef<HTMLDivElement>(null);
  const depth = useRef(0);
  const [over, setOver] = useState(false);
  usePastedFiles(zone, onFiles);

  const enter = (event: DragEvent, step: 1 | -1) => {
    if (!bringsFiles(event.dataTransfer)) return;
    depth.current += step;
    setOver(depth.current > 0);
  };
  return (
    <Text
      as="div"
      ref={zone}
      className={css.zone}
      radius={8}
      relative
      data-over={over || undefined}
      role="group"
      aria-label={label}
      data-field={id}
      onDragEnter={(event) => enter(event, 1)}
      onDragLeave={(event) => enter(event, -1)}
      onDragOver={(event) => bringsFiles(event.dataTransfer) && event.preventDefault()}
      onDrop={(event) => {
        if (!bringsFiles(event.dataTransfer)) return;
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {over && (
        <Row className={css.hint} justify="center" radius={8} tone="teal" weight={600}>
          {hint}
        </Row>
      )}
    </Text>
  );
}

/** Pasted files reach the zone under the pointer or around the focus; text fields keep their own paste. */
function usePastedFiles(zone: { current: HTMLElement | null }, onFiles: (files: File[]) => void) {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const take = (event: ClipboardEvent) => {
      const element = zone.current;
      const files = [...(event.clipboardData?.files ?? [])];
      const meant = element?.matches(':hover') || element?.contains(document.activeElement);
      if (!meant || files.length === 0 || event.defaultPrevented) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', take);
    return () => document.removeEventListener('paste', take);
  }, [zone]);
}
