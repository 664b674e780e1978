import type { PageBlock, PageJson } from '@broadsheet/contract/page-json';
import type { Messages } from '@broadsheet/messages/message-areas';

/** What a hydrated block is drawn from. */
export type BlockState = Pick<PageBlock, 'settings' | 'data' | 'messages'>;

/** Of a block on the wire, what its component needs to be drawn again. */
export const blockStateOf = ({ settings, data, messages }: PageBlock): BlockState => ({
  settings,
  data,
  ...(messages && { messages }),
});

/** All that the browser is told about the page beside its HTML. */
export interface PageState {
  readonly revision: string;
  readonly page: PageJson['page'];
  /** Shared caches keep the page: its personal blocks are drawn for nobody in particular. */
  readonly isShared?: true;
  /** The token of a preview: further parts of the page are asked for with it. */
  readonly preview?: string;
  /** Blocks to watch for: that they were seen is what counts for their experiments. */
  readonly activations?: readonly { readonly experiment: string; readonly block: string }[];
  /** Texts that the browser shows beside those of blocks. */
  readonly messages?: Partial<Pick<Messages, 'consent'>>;
  /** By id, hydrated blocks only. */
  readonly blocks: Readonly<Record<string, BlockState>>;
}

/** The state of the page that the document is loaded with. */
export interface DocumentState extends PageState {
  /** With the texts of scripts: they serve as long as the document does, whatever pages it shows. */
  readonly messages: Pick<Messages, 'browser'> & Partial<Pick<Messages, 'consent'>>;
}

const activationsOf = ({ experiments }: PageJson): Pick<PageState, 'activations'> => {
  const activations = experiments.flatMap(({ key, activation }) =>
    activation ? { experiment: key, block: activation.block } : [],
  );
  return activations.length > 0 ? { activations } : {};
};

/** All of the page state but its blocks, which drawing them brings along. */
const pageStateHead = (page: PageJson): Omit<PageState, 'blocks'> => ({
  revision: page.revision,
  page: page.page,
  ...(page.cache.scope === 'public' ? { isShared: true } : {}),
  ...(page.preview ? { preview: page.preview.token } : {}),
  // The server gives each area whole, as the type of its file says.
  ...(page.messages && { messages: page.messages as unknown as PageState['messages'] }),
  ...activationsOf(page),
});

/** @param browser the texts of scripts */
export const documentStateHead = (
  page: PageJson,
  browser: Messages['browser'],
): Omit<DocumentState, 'blocks'> => {
  const head = pageStateHead(page);
  return { ...head, messages: { ...head.messages, browser } };
};

export const pageStateOf = (page: PageJson, hydrated: readonly PageBlock[]): PageState => ({
  ...pageStateHead(page),
  blocks: Object.fromEntries(hydrated.map((block) => [block.id, blockStateOf(block)])),
});
