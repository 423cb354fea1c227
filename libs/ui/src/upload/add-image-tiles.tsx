import { imageTypes } from '@toam/contracts/media/upload-limits';
import { uploadText } from '@toam/contracts/texts/upload';
import type { ReactNode } from 'react';
import { CameraIcon, ImageSquareIcon } from '../icons';

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
  <li className={camera ? 'ta-image-add ta-image-add-camera' : 'ta-image-add'}>
    <label>
      {icon}
      <span>{text}</span>
      <input
        type="file"
        accept={imageTypes.join(',')}
        multiple={!camera}
        capture={camera ? 'environment' : undefined}
        aria-label={label}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Reset, so that the same file can be chosen again after it was removed.
          event.target.value = '';
        }}
      />
    </label>
  </li>
);
