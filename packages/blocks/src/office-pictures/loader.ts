import { defineLoader } from '@broadsheet/contract/block-loader';
import { officePictures as officePicturesCall } from '@broadsheet/contract/calls/job';
import { nullIfNotFound } from '../shared/loading/null-on-error.ts';
import { officePictures } from './schema.ts';

export const loadOfficePictures = defineLoader(
  officePictures,
  async (_settings, { call, page: { params } }) => {
    const { slug } = params;
    // Services of earlier versions do not have the call.
    const answer = slug
      ? await nullIfNotFound(call(officePicturesCall, { query: { slug } }))
      : null;
    return { data: answer && answer.items.length > 0 ? { pictures: answer.items } : null };
  },
);
