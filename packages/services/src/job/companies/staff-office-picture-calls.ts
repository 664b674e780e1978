import {
  addOfficePicture,
  changeOfficePicture,
  removeOfficePicture,
} from '@broadsheet/contract/calls/employers';
import type { OfficePicture } from '@broadsheet/contract/entities/office-picture';
import { bindCall } from '../../platform/call/bind-call.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import { addPicture, changePicture, removePicture } from './office-pictures.ts';
import { findEmployer, lockEmployer } from './staff-employers.ts';
import { loadOfficePictures, saveOfficePictures } from './stored-office-pictures.ts';

type Pictures = readonly OfficePicture[];

/** Changes the pictures of one employer, one change at a time, and returns them before and after. */
const changeAll = (
  { database, brand }: CallContext,
  id: number,
  change: (pictures: Pictures) => Pictures,
): Promise<{ readonly before: Pictures; readonly after: Pictures }> =>
  database.transaction().execute(async (transaction) => {
    await lockEmployer({ database: transaction, brand }, id);
    const before = (await loadOfficePictures(transaction, [id])).get(id) ?? [];
    const after = change(before);
    await saveOfficePictures(transaction, id, after);
    return { before, after };
  });

const findIn = (pictures: Pictures, address: string): OfficePicture | null =>
  pictures.find((each) => each.address === address) ?? null;

const positionIn = (pictures: Pictures, address: string): number =>
  pictures.findIndex((each) => each.address === address) + 1;

export const addOfficePictureCall = bindCall(
  addOfficePicture,
  async (_query, _params, context, { id, ...picture }) => {
    const added = { ...picture, alt: picture.alt.trim() };
    const { before } = await changeAll(context, id, (pictures) => addPicture(pictures, added));
    return { employer: await findEmployer(context, id), before: findIn(before, picture.address) };
  },
);

export const changeOfficePictureCall = bindCall(
  changeOfficePicture,
  async (_query, _params, context, { id, address, alt, position }) => {
    const change = { address, alt: alt?.trim(), position };
    const { before, after } = await changeAll(context, id, (pictures) =>
      changePicture(pictures, change),
    );
    return {
      employer: await findEmployer(context, id),
      before: findIn(before, address),
      positions: { before: positionIn(before, address), after: positionIn(after, address) },
    };
  },
);

export const removeOfficePictureCall = bindCall(
  removeOfficePicture,
  async (_query, _params, context, { id, address }) => {
    const { before } = await changeAll(context, id, (pictures) => removePicture(pictures, address));
    return { employer: await findEmployer(context, id), before: findIn(before, address) };
  },
);
