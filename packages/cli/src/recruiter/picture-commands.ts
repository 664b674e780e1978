import type { CallAnswer } from '@broadsheet/contract/call';
import { removePortrait, setPortrait } from '@broadsheet/contract/calls/recruiter-pictures';
import type { CommandInput } from '../command-line/command-spec.ts';
import { UsageError } from '../usage.ts';
import { createRun } from './create-run.ts';
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
