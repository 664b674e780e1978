import type { CallAnswer } from '@broadsheet/contract/call';
import {
  addCompanyOfficePicture,
  companyPictures,
  removeCompanyOfficePicture,
  removeCompanyPicture,
  removePortrait,
  setCompanyPicture,
  setPortrait,
} from '@broadsheet/contract/calls/recruiter-pictures';
import { imageOfAddress } from '@broadsheet/contract/media';
import type { CommandInput } from '../command-line/command-spec.ts';
import { UsageError } from '../usage.ts';
import { createRun } from './create-run.ts';
import { columns } from './format-recruiter.ts';
import { parseFocus, readPictureFile } from './read-picture-file.ts';
import type * as specs from './specs.ts';

type Portrait = CommandInput<typeof specs.portrait>;

const formatStored = (answer: CallAnswer<typeof setPortrait>): string =>
  `Saved: ${answer.address} (${answer.width} × ${answer.height} pixels). Pages show it within two minutes.\n`;

const formatRemoved = ({ removed }: CallAnswer<typeof removePortrait>): string =>
  removed ? 'Removed. Pages follow within two minutes.\n' : 'There was no picture.\n';

const runSetPortrait = createRun(
  setPortrait,
  async ({ file, focus }: Portrait) => ({
    body: { ...parseFocus(focus) },
    file: await readPictureFile(file),
  }),
  formatStored,
);
const runRemovePortrait = createRun(removePortrait, (_: Portrait) => ({}), formatRemoved);

/** Throws UsageError where a picture would be both set and removed. */
const requireOne = ({ file, remove }: { readonly file?: string | undefined; remove: boolean }) => {
  if (remove && file !== undefined) throw new UsageError('--remove: expected without --file.');
};

export const runPortrait = (input: Portrait): Promise<number> => {
  requireOne(input);
  return input.remove ? runRemovePortrait(input) : runSetPortrait(input);
};

type Company = CommandInput<typeof specs.companyPicture>;

const runSetCompany = createRun(
  setCompanyPicture,
  async ({ picture, file, focus }: Company) => ({
    params: { picture },
    body: { ...parseFocus(focus) },
    file: await readPictureFile(file),
  }),
  formatStored,
);
const runRemoveCompany = createRun(
  removeCompanyPicture,
  ({ picture }: Company) => ({ params: { picture } }),
  formatRemoved,
);
const runAddOffice = createRun(
  addCompanyOfficePicture,
  async ({ alt, file, focus }: Company) => ({
    body: { alt, ...parseFocus(focus) },
    file: await readPictureFile(file),
  }),
  formatStored,
);
const runRemoveOffice = createRun(
  removeCompanyOfficePicture,
  ({ image = '' }: Company) => ({ params: { image: imageOfAddress(image) ?? image } }),
  formatRemoved,
);

export const runCompanyPicture = (input: Company): Promise<number> => {
  requireOne(input);
  if (input.picture !== 'office')
    return input.remove ? runRemoveCompany(input) : runSetCompany(input);
  if (input.remove && input.image === undefined)
    throw new UsageError('--image: expected the address of the office picture to remove.');
  return input.remove ? runRemoveOffice(input) : runAddOffice(input);
};

const formatPictures = (answer: CallAnswer<typeof companyPictures>): string => {
  const { logo, cover, officePictures } = answer;
  const rows = [
    ...(logo ? [{ kind: 'logo', alt: '', ...logo }] : []),
    ...(cover ? [{ kind: 'cover', alt: '', ...cover }] : []),
    ...officePictures.map((each) => ({ kind: 'office', ...each })),
  ];
  return columns([
    ['PICTURE', 'SET BY', 'ADDRESS', 'TEXT'],
    ...rows.map(({ kind, byRecruiter, address, alt }) => [
      kind,
      byRecruiter ? 'recruiter' : 'site team',
      address,
      alt,
    ]),
  ]);
};

export const runPictures = createRun(
  companyPictures,
  (_: CommandInput<typeof specs.pictures>) => ({}),
  formatPictures,
);
