import { imageTypes } from '@toam/contracts/media/upload-limits';
import { uploadText } from '@toam/contracts/media/upload.text';
import type { ReactNode } from 'react';
import { CameraIcon, ImageSquareIcon } from '../icons';
import { Stack } from '../layout/layout';
import { FilePick } from './file-pick';
import * as css from './image-tile.module.css';

interface AddImageTilesProps {
  onFiles: (files: File[]) => void;
  /** What the pictures are, for the accessible name. */
  label: string;
}

/** The dashed tiles after the last picture: choose a file and, on devices with a camera, take a photo. */
export const AddImageTiles = ({ onFiles, label }: AddImageTilesProps) => (
  <>
    <PickTile
      onFiles={onFiles}
      label={`${uploadText.addImages}: ${label}`}
      text={uploadText.addImages}
      icon={<ImageSquareIcon size={22} />}
    />
    <PickTile
      onFiles={onFiles}
      label={`${uploadText.takePhoto}: ${label}`}
      text={uploadText.takePhoto}
      icon={<CameraIcon size={22} />}
      camera
    />
  </>
);

interface PickTileProps extends AddImageTilesProps {
  text: string;
  icon: ReactNode;
  camera?: boolean;
}

const PickTile = ({ onFiles, label, text, icon, camera = false }: PickTileProps) => (
  <li className={camera ? css.camera : undefined}>
    <FilePick
      label={label}
      accept={imageTypes}
      multiple={!camera}
      camera={camera}
      onFiles={onFiles}
      height="100%"
      justify="center"
      radius={8}
      size={12}
      tone="text2"
    >
      <Stack as="span" gap={4} align="center">
        {icon}
        {text}
      </Stack>
    </FilePick>
  </li>
);
