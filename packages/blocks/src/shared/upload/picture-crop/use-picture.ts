import { useEffect, useState } from 'react';

export type Picture =
  | { readonly state: 'opening' }
  | { readonly state: 'unreadable' }
  | { readonly state: 'open'; readonly bitmap: ImageBitmap };

/** Decodes a file to a bitmap in its displayed orientation. */
export const usePicture = (file: File): Picture => {
  const [picture, setPicture] = useState<Picture>({ state: 'opening' });
  useEffect(() => {
    let isWanted = true;
    let opened: ImageBitmap | undefined;
    setPicture({ state: 'opening' });
    createImageBitmap(file, { imageOrientation: 'from-image' }).then(
      (bitmap) => {
        opened = bitmap;
        if (isWanted) setPicture({ state: 'open', bitmap });
        else bitmap.close();
      },
      () => {
        if (isWanted) setPicture({ state: 'unreadable' });
      },
    );
    return () => {
      isWanted = false;
      opened?.close();
    };
  }, [file]);
  return picture;
};
