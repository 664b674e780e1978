import Type from 'typebox';
import { ExperimentKey } from './experiments.ts';
import { PATH_PATTERN } from './text.ts';

/** The report of a browser to `POST /api/exposures`. */
export const ExposureReport = Type.Object(
  {
    path: Type.String({
      pattern: PATH_PATTERN,
      maxLength: 2048,
      description: 'The page that was shown, percent-encoded, with its query.',
    }),
    experiment: Type.Optional(ExperimentKey),
  },
  {
    additionalProperties: false,
    description:
      'With an experiment: its block was seen. Without: a page that was fetched ahead is shown now.',
  },
);
export type ExposureReport = Type.Static<typeof ExposureReport>;
