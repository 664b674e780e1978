import { renderEmployerPicture } from '@broadsheet/contract/calls/employers';
import { bindConversion } from '../upload/bind-conversion.ts';
import { renderPicture } from './render-picture.ts';

export const renderEmployerPictureCall = bindConversion(
  renderEmployerPicture,
  async (bytes, { picture, x = 0.5, y = 0.5 }) => {
    const { webp, narrow, colour } = await renderPicture(bytes, picture, { x, y });
    return {
      webp: webp.toString('base64'),
      ...(narrow && { narrow: narrow.webp.toString('base64') }),
      colour,
    };
  },
);
