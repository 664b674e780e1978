import {
  type BlockDowngrade,
  defineBlock,
  sameSettings,
} from '@broadsheet/contract/block-definition';
import { APPLICATION_NEEDS } from '@broadsheet/contract/entities/application';
import {
  FormOutcomeOfWeb1,
  FormOutcomeText,
  noticeToTold,
} from '@broadsheet/contract/form-outcome';
import { orNull } from '@broadsheet/contract/or-null';
import Type from 'typebox';
import { Link } from '../shared/page/link.ts';

export const ManyRow = Type.Object({
  jobId: Type.Integer(),
  job: Link,
  company: Type.String(),
  /** Why this job needs an application of its own, with a link; null if it is in the group application. */
  apart: orNull(Type.Object({ text: Type.String(), way: Link })),
});
export type ManyRow = Readonly<Type.Static<typeof ManyRow>>;

const settings = Type.Object(
  {
    emptyText: Type.String({
      minLength: 1,
      maxLength: 200,
      default: 'No jobs selected. Select jobs in a list to apply to all of them here.',
    }),
    note: Type.String({
      minLength: 1,
      maxLength: 200,
      default:
        'We send your profile, and your cover letter if you chose to send it with every application.',
      description: 'Text above the button: what is sent.',
    }),
  },
  { additionalProperties: false },
);
const data = Type.Object({
  heading: Type.String(),
  rows: Type.Array(ManyRow),
  /** The result of a form, or why it failed. */
  notice: orNull(FormOutcomeText),
  /**
   * The applications that a basic member can still send, as text. Null if there is no limit, or if no job can be sent.
   */
  allowance: orNull(Type.Object({ text: Type.String(), way: orNull(Link) })),
  /** What the profile needs before the first application. */
  lacks: Type.Array(Type.Enum(APPLICATION_NEEDS)),
  /** True if at least one application can be sent. */
  isOpen: Type.Boolean(),
  /** Path of this page; its forms return here. */
  next: Type.String(),
  /** Links to job lists. */
  wider: Type.Array(Link),
});

/** Version 1 called its notice `told`. */
const toVersion1: BlockDowngrade = {
  settings,
  data: Type.Object({
    ...Type.Omit(data, ['notice']).properties,
    told: orNull(FormOutcomeOfWeb1),
  }),
  downgradeSettings: sameSettings,
  downgradeData: (given: Type.Static<typeof data>) => noticeToTold(given),
};

export const applyMany = defineBlock({
  type: 'apply-many',
  version: 2,
  title: 'Apply to many jobs',
  description:
    'The jobs that the member selected in a list, with what each still needs. One button applies to all that are ready.',
  settings,
  data,
  migrations: [sameSettings],
  downgrades: [toVersion1],
  messages: ['applying', 'rows'],
  hydrate: 'never',
  personal: true,
  primary: true,
  onFailure: 'show',
  limit: 1,
  pages: ['apply-to-jobs'],
});
