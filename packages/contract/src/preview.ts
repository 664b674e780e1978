import Type from 'typebox';
import { ArchivedPage } from './archived-page.ts';
import { Audience } from './audience.ts';
import { Brand } from './brand.ts';
import { ArmName, ExperimentKey } from './experiments.ts';
import { Explanation } from './explanation.ts';
import { ChangeId } from './studio/change.ts';
import { RevisionShown } from './studio/counter.ts';
import { Instant } from './when.ts';

export const PREVIEW_MAX_DAYS = 30;

const Arms = Type.Record(ExperimentKey, ArmName, {
  maxProperties: 20,
  additionalProperties: false,
});

/** The person that a preview link shows the site as; absent fields are those of the visitor who opens it. */
export const Preview = Type.Object(
  {
    brand: Brand,
    audience: Type.Partial(Type.Omit(Audience, ['brand']), { additionalProperties: false }),
    at: Type.Optional(Instant),
    arms: Type.Optional(Arms),
    studio: Type.Optional(
      Type.Object(
        {
          change: Type.Union([ChangeId, Type.Null()]),
          revision: Type.Optional(RevisionShown),
          archived: Type.Optional(ArchivedPage),
        },
        {
          additionalProperties: false,
          description:
            'Shown in a frame of Studio, on any host: as this change would make it, as it was after a revision, or as it is.',
        },
      ),
    ),
    expires: Instant,
  },
  { additionalProperties: false },
);
export type Preview = Readonly<Type.Static<typeof Preview>>;

/** The preview note of a page. */
export const PreviewNote = Type.Object({
  token: Type.String({ description: 'For further parts of the same page.' }),
  audience: Audience,
  at: Type.Union([Instant, Type.Null()], { description: 'The moment shown; null is now.' }),
  arms: Type.Record(ExperimentKey, ArmName, { description: 'Those that are forced.' }),
  expires: Instant,
  inStudio: Type.Boolean({ description: 'Studio tells about the page: the page itself need not.' }),
  explanation: Explanation,
});
export type PreviewNote = Type.Static<typeof PreviewNote>;
