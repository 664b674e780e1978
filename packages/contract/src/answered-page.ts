import Type from 'typebox';
import { Audience } from './audience.ts';
import { Brand } from './brand.ts';
import { ArmName, ExperimentKey } from './experiments.ts';
import { Instant } from './when.ts';

/** The log fields of a served page: enough to explain it again, without personal data. */
export const AnsweredPage = Type.Object({
  page: Type.String({ description: 'The page kind.' }),
  brand: Brand,
  revision: Type.String(),
  audience: Audience,
  arms: Type.Record(ExperimentKey, ArmName, {
    description: 'Of the experiments that the page asks for.',
  }),
  at: Instant,
  planKey: Type.String(),
  catalog: Type.String(),
  preview: Type.Optional(Type.Literal(true)),
});
export type AnsweredPage = Type.Static<typeof AnsweredPage>;
