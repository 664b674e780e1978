import type { CoverSizes, OfficePicture } from './entities/office-picture.ts';

/** The addresses of an image, and how a browser chooses one. Only `src` where there is one. */
export interface PictureSource {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
}

/**
 * An office picture and its narrow version; `src` is the wide one, for browsers without `srcset`.
 * @param shownWidth how wide the page shows it: the value of `sizes`
 */
export const pictureSource = (
  { address, width, narrow }: Pick<OfficePicture, 'address' | 'width' | 'narrow'>,
  shownWidth: string,
): PictureSource =>
  narrow
    ? {
        src: address,
        srcSet: `${narrow.address} ${narrow.width}w, ${address} ${width}w`,
        sizes: shownWidth,
      }
    : { src: address };

/** A cover and its narrow version, as `pictureSource`. @param sizes nothing where it has no narrow version */
export const coverSource = (
  address: string,
  sizes: CoverSizes | null | undefined,
  shownWidth: string,
): PictureSource => (sizes ? pictureSource({ address, ...sizes }, shownWidth) : { src: address });
