import Type from 'typebox';
import { JobDetailState, PageFeatures, PageNavigation } from './app-context.ts';
import { Audience } from './audience.ts';
import { Brand } from './brand.ts';
import { FormOutcomeOfWeb1, FormOutcomeText } from './form-outcome.ts';
import { Settings } from './layout.ts';
import { PreviewNote } from './preview.ts';
import { Seo } from './seo.ts';

export const PAGE_JSON_VERSION = 1;

/** The texts of one area by key. */
export const BlockMessages = Type.Record(Type.String(), Type.Unknown(), {
  description:
    'A text; where values are filled in, its pieces: texts, [value], [value, "number"], [value, "plural" or "select", forms].',
});
type BlockMessages = Readonly<Record<string, unknown>>;

export const PageBlock = Type.Cyclic(
  {
    PageBlock: Type.Object({
      id: Type.String(),
      type: Type.String(),
      version: Type.Integer({ minimum: 1 }),
      state: Type.Enum(['ready', 'deferred', 'failed']),
      revision: Type.String({
        description: 'Changes whenever the block would be drawn otherwise.',
      }),
      settings: Settings,
      messages: Type.Optional(
        Type.Record(Type.String(), BlockMessages, {
          description: 'The texts that the type shows beside its data, by area and key.',
        }),
      ),
      data: Type.Unknown({ description: "The type's own data; null unless the state is ready." }),
      error: Type.Optional(Type.Object({ code: Type.String() })),
      slots: Type.Optional(Type.Record(Type.String(), Type.Array(Type.Ref('PageBlock')))),
      html: Type.Optional(Type.String({ description: 'Only with html=1, for soft navigation.' })),
    }),
  },
  'PageBlock',
);

/** An assembled block: the type that `Type.Static` would give, declared by name because it is recursive. */
export interface PageBlock {
  id: string;
  type: string;
  version: number;
  state: 'ready' | 'deferred' | 'failed';
  revision: string;
  settings: Record<string, unknown>;
  messages?: Record<string, BlockMessages>;
  data: unknown;
  error?: { code: string };
  slots?: Record<string, PageBlock[]>;
  html?: string;
}

const PageHead = {
  version: Type.Literal(PAGE_JSON_VERSION),
  catalog: Type.String({ description: 'The block catalog that the answer is for.' }),
  revision: Type.String({ pattern: '^sha256:[0-9a-f]{16,64}$' }),
  brand: Brand,
  page: Type.Object({
    kind: Type.String(),
    path: Type.String(),
    params: Type.Record(Type.String(), Type.String()),
    name: Type.String({ description: 'What a page view is tracked as.' }),
    status: Type.Integer({ minimum: 200, maximum: 599 }),
    navigation: Type.Optional(PageNavigation),
    jobdetail: Type.Optional(JobDetailState),
    redirectedFromExpiredJD: Type.Optional(
      Type.Boolean({
        description: 'True where the job of this address has closed: the page leads to open ones.',
      }),
    ),
  }),
  layout: PageFeatures,
  audience: Type.Partial(Audience),
  experiments: Type.Array(
    Type.Object({
      key: Type.String(),
      arm: Type.String(),
      activation: Type.Optional(
        Type.Object(
          { block: Type.String() },
          { description: 'Report when this block was seen: only then does the visit count.' },
        ),
      ),
    }),
    { description: 'The experiments that the layout consults, with the arms served.' },
  ),
  seo: Seo,
  cache: Type.Object({
    scope: Type.Enum(['public', 'class', 'private'], {
      description:
        'Who gets the same page: everybody, everybody of the same class (the audience fields and arms in key), or one person.',
    }),
    maxAge: Type.Integer({
      minimum: 0,
      description: 'Seconds a shared cache may keep the answer.',
    }),
    key: Type.String({ description: 'The dimensions consulted, joined by commas.' }),
  }),
  notice: Type.Optional({
    ...FormOutcomeText,
    description: 'What a form has done that was sent without JavaScript, or why it has failed.',
  }),
  told: Type.Optional({
    ...FormOutcomeOfWeb1,
    description: 'The notice, for clients of the catalog web@1.',
  }),
  messages: Type.Optional(
    Type.Record(Type.String(), BlockMessages, {
      description: 'Texts that any page may show beside its blocks, by area and key.',
    }),
  ),
  preview: Type.Optional(PreviewNote),
};

const PageHeadObject = Type.Object(PageHead);

/** The assembled page on the wire: plan plus the data of each block. */
export const PageJson = Type.Object({ ...PageHead, blocks: Type.Array(PageBlock) });
export interface PageJson extends Type.Static<typeof PageHeadObject> {
  blocks: PageBlock[];
}

export const PageRedirect = Type.Object({
  redirect: Type.Object({
    status: Type.Union([Type.Literal(301), Type.Literal(302), Type.Literal(308)]),
    location: Type.String(),
  }),
});
export type PageRedirect = Type.Static<typeof PageRedirect>;
