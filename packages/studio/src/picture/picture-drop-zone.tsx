import { Button, DropZone, FileTrigger, isFileDropItem, Text } from 'react-aria-components';
import { PICTURE_TYPES } from './open-picture.ts';
import { SVG_TYPE } from './open-svg.ts';

interface PictureDropZoneProps {
  readonly onFile: (file: File | undefined) => unknown;
  /** Whether it takes drawings, too. */
  readonly takesSvg?: boolean;
}

/** Takes a picture by drop or by choice. */
export const PictureDropZone = ({ onFile, takesSvg = false }: PictureDropZoneProps) => (
  <DropZone
    className="drop-zone buttons"
    aria-label="Drop an image here"
    onDrop={({ items }) => void items.find(isFileDropItem)?.getFile().then(onFile)}
  >
    <FileTrigger
      acceptedFileTypes={takesSvg ? [...PICTURE_TYPES, SVG_TYPE] : [...PICTURE_TYPES]}
      onSelect={(files) => void onFile(files?.[0])}
    >
      <Button className="button-quiet">Choose image</Button>
    </FileTrigger>
    <Text slot="label" className="soft">
      {takesSvg
        ? 'Or drop an SVG, PNG, JPEG or WebP image here.'
        : 'Or drop a PNG, JPEG or WebP image here.'}
    </Text>
  </DropZone>
);
