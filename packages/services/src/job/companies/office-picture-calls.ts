import { officePictures } from '@broadsheet/contract/calls/job';
import { bindCall } from '../../platform/call/bind-call.ts';
import { findCompany } from './find-company.ts';
import { loadOfficePictures } from './stored-office-pictures.ts';

export const officePicturesCall = bindCall(officePictures, async ({ slug }, _params, context) => {
  const { id } = await findCompany(context, { slug });
  const items = (await loadOfficePictures(context.database, [id])).get(id);
  return { items: [...(items ?? [])] };
});
