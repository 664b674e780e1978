/** The path of images uploaded in Studio, on every brand. */
export const MEDIA_PATH = '/media';
export const IMAGE_TYPE = 'image/webp';
/** What one picture may weigh. */
export const IMAGE_BYTES_MAX = 100_000;
/** How wide or high one may be. */
export const IMAGE_SIDE_MAX = 2_400;

/** The address of a picture that was uploaded in Studio. */
export const IMAGE_ADDRESS_PATTERN = '^/media/([0-9a-f]{64})\\.webp$';
const ADDRESS = new RegExp(IMAGE_ADDRESS_PATTERN);

export const addressOfImage = (digest: string): string => `${MEDIA_PATH}/${digest}.webp`;

/** True for what could only be a picture of Studio. */
export const isMediaAddress = (address: string): boolean => address.startsWith(`${MEDIA_PATH}/`);

/** The digest in an address; null where it has none. */
export const imageOfAddress = (address: string): string | null =>
  ADDRESS.exec(address)?.[1] ?? null;

/** The digests of all Studio images in a text. */
export const imagesOfText = (text: string): readonly string[] =>
  [...text.matchAll(/\/media\/([0-9a-f]{64})\.webp/g)].flatMap(([, digest]) => digest ?? []);
