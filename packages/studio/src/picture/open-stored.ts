import { IMAGE_TYPE } from '@broadsheet/contract/media';
import { type Opened, openPicture } from './open-picture.ts';

/** Decodes a picture of the site, so that it can be cropped again. */
export const openStored = async (address: string): Promise<Opened> => {
  const response = await fetch(address).catch(() => null);
  if (!response?.ok) return { refusal: 'This picture could not be loaded. Try again.' };
  return openPicture(new File([await response.blob()], 'picture.webp', { type: IMAGE_TYPE }));
};
