import {
  addOfficePicture,
  changeOfficePicture,
  removeOfficePicture,
} from '@broadsheet/contract/calls/employers';
import type { OfficePicture } from '@broadsheet/contract/entities/office-picture';
import { bindCall } from '../../platform/call/bind-call.ts';
import { changeOfficePictures } from './change-office-pictures.ts';
import { addPicture, changePicture, removePicture } from './office-pictures.ts';
import { findEmployer } from './staff-employers.ts';

type Pictures = readonly OfficePicture[];

const findIn = (pictures: Pictures, address: string): OfficePicture | null =>
  pictures.find((each) => each.address === address) ?? null;

const positionIn = (pictures: Pictures, address: string): number =>
  pictures.findIndex((each) => each.address === address) + 1;

export const addOfficePictureCall = bindCall(
  addOfficePicture,
  async (_query, _params, context, { id, ...picture }) => {
    const added = { ...picture, alt: picture.alt.trim() };
    const { before } = await changeOfficePictures(context, id, (pictures) =>
      addPicture(pictures, added),
    );
    return { employer: await findEmployer(context, id), before: findIn(before, picture.address) };
  },
);

export const changeOfficePictureCall = bindCall(
  changeOfficePicture,
  async (_query, _params, context, { id, address, alt, position }) => {
    const change = { address, alt: alt?.trim(), position };
    const { before, after } = await changeOfficePictures(context, id, (pictures) =>
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
    const { before } = await changeOfficePictures(context, id, (pictures) =>
      removePicture(pictures, address),
    );
    return { employer: await findEmployer(context, id), before: findIn(before, address) };
  },
);
